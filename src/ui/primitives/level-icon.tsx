import { LEVEL_LABEL } from "./text.ts";

/** Five metals, two levels each; the second of a metal has its inner ring filled. */
const METALS = [
  { from: "#a9764f", to: "#6d4526" },
  { from: "#c3ccd6", to: "#78848f" },
  { from: "#f3cf63", to: "#a87a12" },
  { from: "#7fe0cf", to: "#1d8474" },
  { from: "#c6b3ff", to: "#5b46b8" },
] as const;

/** The badge of a member's level, drawn for each of the ten. */
export function LevelIcon({ level, size = 28 }: { level: number; size?: number }) {
  const bounded = Math.min(10, Math.max(1, Math.trunc(level)));
  const metal = METALS[Math.floor((bounded - 1) / 2)] ?? METALS[0];
  const gradient = `level-${bounded}`;
  return (
    <svg role="img" aria-label={LEVEL_LABEL(level)} width={size} height={size} viewBox="0 0 32 32" className="shrink-0">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={metal.from} />
          <stop offset="1" stopColor={metal.to} />
        </linearGradient>
      </defs>
      <path d="M16 1.5l12.5 7.25v14.5L16 30.5 3.5 23.25V8.75z" fill={`url(#${gradient})`} />
      <path
        d="M16 5.2l9.3 5.4v10.8L16 26.8l-9.3-5.4V10.6z"
        fill={bounded % 2 === 0 ? "#0b0f13" : "none"}
        fillOpacity="0.82"
        stroke="#0b0f13"
        strokeOpacity="0.55"
        strokeWidth="1.2"
      />
      <text
        x="16"
        y="20.6"
        textAnchor="middle"
        fontSize="13"
        fontWeight="800"
        fill={bounded % 2 === 0 ? metal.from : "#0b0f13"}
      >
        {bounded}
      </text>
    </svg>
  );
}
