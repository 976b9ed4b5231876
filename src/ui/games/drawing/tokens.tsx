// Dice, discs and hwatu cards.
import { isBright, monthOf } from "../../../domain/games/kinds/hwatu.ts";
import { EYES } from "./eyes.ts";
import { type DrawingProps, Step, Surface } from "./parts.tsx";

const DIE = 70;

export function DiceDrawing({ drawn: [faces = []], label }: DrawingProps) {
  const from = 200 - (faces.length * 90 - 20) / 2;
  return (
    <Surface label={label} height={100}>
      {faces.map((face, i) => (
        <Step key={`${i} ${face}`} at={i}>
          <rect x={from + i * 90} y={15} width={DIE} height={DIE} rx={12} fill="#fff" stroke="#9ca3af" />
          {(EYES[face] ?? []).map(([x, y]) => (
            <circle
              key={`${x} ${y}`}
              cx={from + i * 90 + (x * DIE) / 4}
              cy={15 + (y * DIE) / 4}
              r={7}
              fill={face === 1 || face === 4 ? "#b91c1c" : "#111827"}
            />
          ))}
        </Step>
      ))}
    </Surface>
  );
}

export function DiscsDrawing({ drawn: [discs = []], label }: DrawingProps) {
  return (
    <Surface label={label} height={100}>
      {discs.map((disc, i) => (
        <Step key={`${i} ${disc}`} at={i}>
          <circle
            cx={80 + i * 80}
            cy={50}
            r={30}
            fill={disc === 1 ? "#dc2626" : "#f9fafb"}
            stroke="#6b7280"
            strokeWidth={3}
          />
        </Step>
      ))}
    </Surface>
  );
}

export function HwatuDrawing({ drawn, label }: DrawingProps) {
  return (
    <Surface label={label} height={120}>
      {drawn.map((cards, side) => (
        <g key={side === 0 ? "left" : "right"}>
          <text x={100 + side * 200} y={12} fontSize={14} fill="currentColor">
            {side === 0 ? "청" : "홍"}
          </text>
          {cards.map((card, i) => (
            <Step key={card} at={i * 2 + side}>
              <rect
                x={48 + side * 200 + i * 56}
                y={26}
                width={48}
                height={80}
                rx={5}
                fill={isBright(card) ? "#fde68a" : "#fff"}
                stroke="#b91c1c"
                strokeWidth={3}
              />
              <text x={72 + side * 200 + i * 56} y={58} fontSize={22} fill="#111827">
                {monthOf(card)}
              </text>
              <text x={72 + side * 200 + i * 56} y={86} fontSize={14} fill="#b91c1c">
                {isBright(card) ? "광" : "월"}
              </text>
            </Step>
          ))}
        </g>
      ))}
    </Surface>
  );
}
