import { shortMoney } from "../../../domain/common/money-text.ts";
import type { Won } from "../../../domain/common/price.ts";

/** Colours of chips by their value, from the lowest up. Letters on them are white in both themes. */
const COLOURS: Readonly<Record<number, string>> = {
  1_000: "#475569",
  5_000: "#b91c1c",
  10_000: "#1d4ed8",
  50_000: "#15803d",
  100_000: "#6d28d9",
};

/** The picture of a chip: its edge, its ring, and its value. */
export function Chip({ value }: { value: Won }) {
  const colour = COLOURS[value] ?? "#475569";
  return (
    <svg viewBox="0 0 44 44" className="block size-full" aria-hidden="true">
      <circle cx="22" cy="22" r="21" fill={colour} />
      {/* Eight light marks on the edge. */}
      <circle cx="22" cy="22" r="18.5" fill="none" stroke="#fff" strokeWidth="5" strokeDasharray="6.5 8.03" />
      <circle cx="22" cy="22" r="14.5" fill={colour} stroke="#fff" strokeOpacity="0.55" strokeWidth="1" />
      <text x="22" y="22.5" fill="#fff" fontSize="11.5" fontWeight="800" textAnchor="middle" dominantBaseline="central">
        {shortMoney(value)}
      </text>
    </svg>
  );
}
