import { isRed, rankOf } from "../../../domain/games/cards.ts";
import { type DrawingProps, Step, Surface } from "./parts.tsx";

const SUITS = ["♠", "♥", "♦", "♣"];
const RANKS: Readonly<Record<number, string>> = { 1: "A", 11: "J", 12: "Q", 13: "K" };
const GAP = 10;

function Card({ card, x, y, width }: { card: number; x: number; y: number; width: number }) {
  const height = width * 1.4;
  return (
    <g fill={isRed(card) ? "#b91c1c" : "#111827"}>
      <rect x={x} y={y} width={width} height={height} rx={6} fill="#fff" stroke="#9ca3af" />
      <text x={x + width / 2} y={y + height * 0.34} fontSize={width * 0.4}>
        {RANKS[rankOf(card)] ?? rankOf(card)}
      </text>
      <text x={x + width / 2} y={y + height * 0.72} fontSize={width * 0.42} className="font-fallback">
        {SUITS[card % SUITS.length]}
      </text>
    </g>
  );
}

/** Player is blue and Banker is red, as on every table. */
export const BACCARAT_COLOURS: readonly string[] = ["var(--color-fall)", "var(--color-rise)"];

/** The cards of one or two sides, dealt in turns. */
export function CardsDrawing({
  drawn,
  label,
  names,
  colours = [],
}: DrawingProps & { names: readonly string[]; colours?: readonly string[] }) {
  const room = 400 / drawn.length;
  return (
    <Surface label={label} height={120}>
      {drawn.map((cards, side) => {
        const width = Math.min(56, (room - GAP * (cards.length + 1)) / cards.length);
        const from = side * room + (room - cards.length * (width + GAP) + GAP) / 2;
        return (
          <g key={names[side] ?? side}>
            <text x={side * room + room / 2} y={14} fontSize={14} fill={colours[side] ?? "currentColor"}>
              {names[side]}
            </text>
            {cards.map((card, i) => (
              <Step key={`${i} ${card}`} at={i * drawn.length + side}>
                <Card card={card} x={from + i * (width + GAP)} y={30} width={width} />
              </Step>
            ))}
          </g>
        );
      })}
    </Surface>
  );
}
