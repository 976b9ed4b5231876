import type { HistorySpan } from "../../../api/contract/account/protection.ts";
import { PROTECTION_TEXT as TEXT } from "./text.ts";

const WIDTH = 720;
const HALF = 80;
const BAR = 12;

const SERIES = [
  { label: TEXT.deposits, className: "fill-accent", read: ({ deposits }: HistorySpan) => deposits },
  { label: TEXT.staked, className: "fill-muted", read: ({ staked }: HistorySpan) => staked },
  { label: TEXT.result, className: "fill-warn", read: ({ staked, returned }: HistorySpan) => returned - staked },
] as const;

/** Three bars a span, above and below one line. The table beside it has the figures. */
export function HistoryChart({ spans }: { spans: readonly HistorySpan[] }) {
  const highest = Math.max(1, ...spans.flatMap((span) => SERIES.map(({ read }) => Math.abs(read(span)))));
  const step = WIDTH / Math.max(1, spans.length);
  const name = TEXT.chart(spans[0]?.from ?? "", spans.at(-1)?.from ?? "");
  return (
    <figure className="grid gap-2">
      <svg role="img" aria-label={name} viewBox={`0 0 ${WIDTH} ${2 * HALF}`} className="h-auto w-full">
        {spans.map((span, at) =>
          SERIES.map(({ label, className, read }, index) => {
            const height = (Math.abs(read(span)) / highest) * HALF;
            const x = at * step + (step - SERIES.length * BAR) / 2 + index * BAR;
            return (
              <rect
                key={`${span.from} ${label}`}
                x={x}
                y={read(span) < 0 ? HALF : HALF - height}
                width={BAR - 2}
                height={height}
                className={className}
              />
            );
          }),
        )}
        <line x1={0} x2={WIDTH} y1={HALF} y2={HALF} className="stroke-edge" />
      </svg>
      <figcaption className="flex flex-wrap gap-4 text-xs text-muted">
        {SERIES.map(({ label, className }) => (
          <span key={label} className="flex items-center gap-1.5">
            <svg aria-hidden="true" width={10} height={10}>
              <rect width={10} height={10} className={className} />
            </svg>
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
