import type { CSSProperties } from "react";
import { type DrawingProps, Surface } from "./parts.tsx";

const COLOURS = ["#b91c1c", "#1d4ed8", "#15803d", "#b45309", "#6d28d9", "#374151", "#0e7490", "#9d174d"];
const LANE = 30;
const FINISH = 370;
/** Between the first one and the last one at the end of the race. */
const FIELD = 276;

/** A lane for each runner; who came first stands at the finish. */
export function RaceDrawing({ drawn: [order = []], label }: DrawingProps) {
  const gap = FIELD / order.length;
  return (
    <Surface label={label} height={order.length * LANE + 10}>
      <path
        d={`M${FINISH} 0V${order.length * LANE + 10}`}
        stroke="currentColor"
        strokeDasharray="6 6"
        strokeWidth={2}
      />
      {order
        .toSorted((a, b) => a - b)
        .map((runner, lane) => {
          const place = order.indexOf(runner);
          const x = FINISH - 22 - place * gap;
          const y = 5 + lane * LANE + LANE / 2;
          return (
            <g key={runner}>
              <path d={`M10 ${y}H${FINISH}`} stroke="currentColor" opacity={0.15} />
              <g data-run="" style={{ "--from": `-${x - 20}px` } as CSSProperties}>
                <circle cx={x} cy={y} r={13} fill={COLOURS[runner - 1]} />
                <text x={x} y={y} fontSize={14} fill="#fff">
                  {runner}
                </text>
              </g>
              <text x={387} y={y} fontSize={12} fill="currentColor">
                {place + 1}
              </text>
            </g>
          );
        })}
    </Surface>
  );
}
