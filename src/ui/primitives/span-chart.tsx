const WIDTH = 720;
const HALF = 80;
const BAR = 12;

export interface SpanSeries<Span> {
  label: string;
  /** Its colour: `fill-accent`. */
  className: string;
  read: (span: Span) => number;
}

export interface SpanChartProps<Span> {
  /** What it shows, for who does not see it. A table beside it has the figures. */
  name: string;
  series: readonly SpanSeries<Span>[];
  spans: readonly Span[];
}

/** A bar of each series a span, above and below one line. */
export function SpanChart<Span extends { from: string }>({ name, series, spans }: SpanChartProps<Span>) {
  const highest = Math.max(1, ...spans.flatMap((span) => series.map(({ read }) => Math.abs(read(span)))));
  const step = WIDTH / Math.max(1, spans.length);
  return (
    <figure className="grid gap-2">
      <svg role="img" aria-label={name} viewBox={`0 0 ${WIDTH} ${2 * HALF}`} className="h-auto w-full">
        {spans.map((span, at) =>
          series.map(({ label, className, read }, index) => {
            const height = (Math.abs(read(span)) / highest) * HALF;
            const x = at * step + (step - series.length * BAR) / 2 + index * BAR;
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
        {series.map(({ label, className }) => (
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
