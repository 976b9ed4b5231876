import { type DrawingProps, Step, Surface } from "./parts.tsx";

const COLOURS = ["#b45309", "#1d4ed8", "#b91c1c", "#374151", "#15803d", "#6d28d9", "#0e7490"];
const A_ROW = 11;

function Ball({ x, y, r, n, fill }: { x: number; y: number; r: number; n: number; fill: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={fill} />
      <text x={x} y={y} fontSize={r} fill="#fff">
        {n}
      </text>
    </>
  );
}

/** Five balls and the powerball. */
export function PowerballDrawing({ drawn: [balls = [], [power = 0] = []], label }: DrawingProps) {
  return (
    <Surface label={label} height={90}>
      {balls.map((ball, i) => (
        <Step key={ball} at={i}>
          <Ball x={40 + i * 58} y={45} r={24} n={ball} fill={COLOURS[Math.floor((ball - 1) / 10)] ?? ""} />
        </Step>
      ))}
      <text x={310} y={45} fontSize={20} fill="currentColor">
        +
      </text>
      <Step at={balls.length + 1}>
        <Ball x={355} y={45} r={30} n={power} fill="#be123c" />
      </Step>
    </Surface>
  );
}

/** Twenty-two balls in two rows, in the order in which they were drawn. */
export function KinoDrawing({ drawn: [balls = []], label }: DrawingProps) {
  return (
    <Surface label={label} height={90}>
      {balls.map((ball, i) => (
        <Step key={ball} at={i / 3}>
          <Ball
            x={24 + (i % A_ROW) * 35}
            y={24 + Math.floor(i / A_ROW) * 40}
            r={15}
            n={ball}
            fill={COLOURS[Math.floor((ball - 1) / 10)] ?? ""}
          />
        </Step>
      ))}
    </Surface>
  );
}
