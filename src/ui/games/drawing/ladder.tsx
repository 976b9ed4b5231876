import { KinoDrawing } from "./balls.tsx";
import { type DrawingProps, Surface } from "./parts.tsx";

const LEFT = 140;
const RIGHT = 260;
const TOP = 40;
const BOTTOM = 200;

/** The way from a start over the rungs to odd or even. */
export function LadderDrawing({ drawn: [[start = 0] = [], [lines = 3] = []], label }: DrawingProps) {
  return <Traced isLeft={start === 0} lines={lines} label={label} />;
}

/** The first ball is the start, the last one the number of rungs. */
export function KinoLadderDrawing({ drawn, label }: DrawingProps) {
  const balls = drawn[0] ?? [];
  const isOdd = (n: number | undefined) => n !== undefined && n % 2 === 1;
  return (
    <>
      <KinoDrawing drawn={drawn} label={label} />
      <Traced isLeft={isOdd(balls[0])} lines={isOdd(balls.at(-1)) ? 3 : 4} label={label} />
    </>
  );
}

function Traced({ isLeft, lines, label }: { isLeft: boolean; lines: number; label: string }) {
  const rungs = Array.from({ length: lines }, (_, i) => TOP + ((BOTTOM - TOP) / (lines + 1)) * (i + 1));
  let x = isLeft ? LEFT : RIGHT;
  const way = [`M${x} ${TOP}`];
  for (const y of rungs) {
    way.push(`V${y}`);
    x = x === LEFT ? RIGHT : LEFT;
    way.push(`H${x}`);
  }
  way.push(`V${BOTTOM}`);
  return (
    <Surface label={label} height={240}>
      <g stroke="currentColor" strokeWidth={4} opacity={0.35}>
        <path d={`M${LEFT} ${TOP}V${BOTTOM}M${RIGHT} ${TOP}V${BOTTOM}`} />
        {rungs.map((y) => (
          <path key={y} d={`M${LEFT} ${y}H${RIGHT}`} />
        ))}
      </g>
      <path data-trace="" pathLength={1} d={way.join("")} fill="none" stroke="#dc2626" strokeWidth={6} />
      <g fill="currentColor" fontSize={18}>
        <text x={LEFT} y={20}>
          좌
        </text>
        <text x={RIGHT} y={20}>
          우
        </text>
        <text x={LEFT} y={222}>
          홀
        </text>
        <text x={RIGHT} y={222}>
          짝
        </text>
      </g>
    </Surface>
  );
}
