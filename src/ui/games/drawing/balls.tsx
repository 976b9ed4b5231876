import type { CSSProperties } from "react";
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

/** Balls that are still in the drum, as points of a spiral. */
const IN_DRUM = Array.from({ length: 24 }, (_, i) => {
  const [turn, far] = [i * 2.4, 7 + 6.4 * Math.sqrt(i)];
  return { x: Math.cos(turn) * far, y: Math.sin(turn) * far, fill: COLOURS[i % COLOURS.length] ?? "" };
});

/** The machine: balls tumble in a drum while the drawn ones leave by its chute. `steps`: how long, in steps. */
function Machine({ steps }: { steps: number }) {
  return (
    <g transform="translate(200 52)">
      <path d="M-9 44h18v18h-18z" fill="var(--color-edge)" />
      <circle r={48} fill="var(--color-sunken)" stroke="var(--color-edge)" strokeWidth={3} />
      {/* Three groups at three paces: what tumbles does not turn as one. */}
      {[0, 1, 2].map((group) => (
        <g key={group} data-tumble={group} style={{ "--steps": steps } as CSSProperties}>
          {IN_DRUM.map(({ x, y, fill }, i) =>
            i % 3 === group ? <circle key={i} cx={x} cy={y} r={6} fill={fill} opacity={0.85} /> : null,
          )}
        </g>
      ))}
      <path
        d="M-30 -26a40 40 0 0 1 26 -14"
        fill="none"
        stroke="#fff"
        strokeOpacity={0.5}
        strokeWidth={4}
        strokeLinecap="round"
      />
    </g>
  );
}

/** Five balls and the powerball. */
export function PowerballDrawing({ drawn: [balls = [], [power = 0] = []], label }: DrawingProps) {
  return (
    <Surface label={label} height={190}>
      <Machine steps={balls.length + 1} />
      {balls.map((ball, i) => (
        <Step key={ball} at={i}>
          <Ball x={40 + i * 58} y={152} r={24} n={ball} fill={COLOURS[Math.floor((ball - 1) / 10)] ?? ""} />
        </Step>
      ))}
      <text x={310} y={152} fontSize={20} fill="currentColor">
        +
      </text>
      <Step at={balls.length + 1}>
        <Ball x={355} y={152} r={30} n={power} fill="#be123c" />
      </Step>
    </Surface>
  );
}

/** Twenty-two balls in two rows, in the order in which they were drawn. */
export function KinoDrawing({ drawn: [balls = []], label }: DrawingProps) {
  return (
    <Surface label={label} height={200}>
      <Machine steps={balls.length / 3} />
      {balls.map((ball, i) => (
        <Step key={ball} at={i / 3}>
          <Ball
            x={24 + (i % A_ROW) * 35}
            y={138 + Math.floor(i / A_ROW) * 40}
            r={15}
            n={ball}
            fill={COLOURS[Math.floor((ball - 1) / 10)] ?? ""}
          />
        </Step>
      ))}
    </Surface>
  );
}
