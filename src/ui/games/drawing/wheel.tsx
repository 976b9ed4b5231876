import { isRedPocket } from "../../../domain/games/kinds/wheel.ts";
import { type DrawingProps, Surface } from "./parts.tsx";

/** The order of a wheel with one zero. */
const ROULETTE = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const RING = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const OUTER = 110;
const INNER = 70;
const MIDDLE = 120;

const rouletteColour = (n: number) => (n === 0 ? "#15803d" : isRedPocket(n) ? "#b91c1c" : "#111827");
const ringColour = (n: number) => (n % 2 === 1 ? "#b91c1c" : "#1d4ed8");

export function RouletteDrawing({ drawn: [[n = 0] = []], label }: DrawingProps) {
  return <Wheel fields={ROULETTE} n={n} colour={rouletteColour} label={label} size={9} />;
}

export function RingDrawing({ drawn: [[n = 1] = []], label }: DrawingProps) {
  return <Wheel fields={RING} n={n} colour={ringColour} label={label} size={15} />;
}

interface WheelProps {
  fields: readonly number[];
  n: number;
  colour: (n: number) => string;
  label: string;
  size: number;
}

/** A wheel that stops with the field under the mark at the top. */
function Wheel({ fields, n, colour, label, size }: WheelProps) {
  const step = (2 * Math.PI) / fields.length;
  const turned = -(fields.indexOf(n) * 360) / fields.length;
  const at = (angle: number, r: number) => `${200 + r * Math.sin(angle)} ${MIDDLE - r * Math.cos(angle)}`;
  return (
    <Surface label={label} height={240}>
      <g data-spin="" style={{ transformOrigin: `200px ${MIDDLE}px` }}>
        <g transform={`rotate(${turned} 200 ${MIDDLE})`}>
          {fields.map((field, i) => {
            const from = (i - 0.5) * step;
            const to = (i + 0.5) * step;
            const [x = 0, y = 0] = at(i * step, (OUTER + INNER) / 2)
              .split(" ")
              .map(Number);
            return (
              <g key={field}>
                <path
                  d={`M${at(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${at(to, OUTER)}L${at(to, INNER)}A${INNER} ${INNER} 0 0 0 ${at(from, INNER)}Z`}
                  fill={colour(field)}
                  stroke="#fff"
                  strokeWidth={0.5}
                />
                <text
                  x={x}
                  y={y}
                  fontSize={size}
                  fill="#fff"
                  transform={`rotate(${(i * 360) / fields.length} ${x} ${y})`}
                >
                  {field}
                </text>
              </g>
            );
          })}
        </g>
      </g>
      <path d="M192 2h16l-8 14z" fill="#f59e0b" />
      <circle cx={200} cy={MIDDLE} r={34} fill={colour(n)} />
      <text x={200} y={MIDDLE} fontSize={28} fill="#fff">
        {n}
      </text>
    </Surface>
  );
}
