// A playing card, drawn: pips where they stand on a printed card, and court cards of one figure that is turned for the
// lower half.
import type { ReactNode } from "react";
import { isRed, rankOf } from "../../../../domain/games/cards.ts";
import { CourtFigure } from "./court-figure.tsx";

const CARD_WIDTH = 100;
const CARD_HEIGHT = 140;
const SUITS = 4;
const RED = "#c81e1e";
const BLACK = "#16181d";
const LETTERS: Readonly<Record<number, string>> = { 1: "A", 11: "J", 12: "Q", 13: "K" };

/** Around (0, 0), 17 high: spade, heart, diamond, club. */
const SHAPES: readonly string[] = [
  "M0-8.5C2 -4.5 8.4-1 8.4 3.2C8.4 6 6.4 7.4 4.4 7.4C2.6 7.4 1.3 6.4.7 5L2.4 8.6H-2.4L-.7 5C-1.3 6.4-2.6 7.4-4.4 7.4C-6.4 7.4-8.4 6-8.4 3.2C-8.4-1-2-4.5 0-8.5Z",
  "M0 8.5C-2 4.8-8.6.6-8.6-3.8C-8.6-6.6-6.6-8-4.5-8C-2.4-8-.7-6.8 0-4.8C.7-6.8 2.4-8 4.5-8C6.6-8 8.6-6.6 8.6-3.8C8.6.6 2 4.8 0 8.5Z",
  "M0-8.8C1.8-5.4 4-2.4 6.6 0C4 2.4 1.8 5.4 0 8.8C-1.8 5.4-4 2.4-6.6 0C-4-2.4-1.8-5.4 0-8.8Z",
  "M0-8.4A4 4 0 0 1 3.3-2.2A4 4 0 1 1 .8 4.4L2.4 8.5H-2.4L-.8 4.4A4 4 0 1 1-3.3-2.2A4 4 0 0 1 0-8.4Z",
];

const [LEFT, MIDDLE, RIGHT] = [31, 50, 69];
/** Rows of a side column by how many pips it has. */
const SIDE: Readonly<Record<number, readonly number[]>> = {
  2: [30, 110],
  3: [30, 70, 110],
  4: [30, 56.7, 83.3, 110],
};

/** Where the pips of a rank stand. */
function pipsOf(rank: number): (readonly [x: number, y: number])[] {
  if (rank <= 3) return [...(rank === 2 ? [] : [70]), ...(rank > 1 ? [30, 110] : [])].map((y) => [MIDDLE, y]);
  const rows = SIDE[rank < 6 ? 2 : rank < 9 ? 3 : 4] ?? [];
  const middle: Readonly<Record<number, readonly number[]>> = { 5: [70], 7: [50], 8: [50, 90], 9: [70], 10: [43, 97] };
  return [
    ...rows.flatMap((y) => [[LEFT, y] as const, [RIGHT, y] as const]),
    ...(middle[rank] ?? []).map((y) => [MIDDLE, y] as const),
  ];
}

function Pip({ suit, x, y, size }: { suit: number; x: number; y: number; size: number }) {
  return <path d={SHAPES[suit]} transform={`translate(${x} ${y}) scale(${y > 71 ? -size : size})`} />;
}

function Corner({ rank, suit }: { rank: number; suit: number }) {
  return (
    <>
      <text
        x="11.5"
        y="15"
        fontSize={rank === 10 ? 17 : 20}
        fontWeight="800"
        textAnchor="middle"
        dominantBaseline="central"
        letterSpacing={rank === 10 ? -1.6 : 0}
      >
        {LETTERS[rank] ?? rank}
      </text>
      <path d={SHAPES[suit]} transform="translate(11.5 33) scale(0.78)" />
    </>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} className="block size-full" aria-hidden="true">
      {children}
    </svg>
  );
}

export function CardFace({ card }: { card: number }) {
  const rank = rankOf(card);
  const suit = card % SUITS;
  const isCourt = rank > 10;
  return (
    <Sheet>
      <rect x="0.5" y="0.5" width="99" height="139" rx="7" fill="#fdfdfb" stroke="#b9bec7" />
      <g fill={isRed(card) ? RED : BLACK}>
        <Corner rank={rank} suit={suit} />
        <g transform={`rotate(180 ${CARD_WIDTH / 2} ${CARD_HEIGHT / 2})`}>
          <Corner rank={rank} suit={suit} />
        </g>
        {rank === 1 && <path d={SHAPES[suit]} transform="translate(50 70) scale(2.7)" />}
        {rank > 1 &&
          !isCourt &&
          pipsOf(rank).map(([x, y]) => <Pip key={`${x} ${y}`} suit={suit} x={x} y={y} size={1.05} />)}
      </g>
      {isCourt && <CourtFigure rank={rank} isRed={isRed(card)} pip={SHAPES[suit] ?? ""} />}
    </Sheet>
  );
}

const LATTICE = Array.from({ length: 22 }, (_, at) => at * 10 - 130)
  .map((x) => `M${x} 0L${x + 128} 128M${x + 128} 0L${x} 128`)
  .join("");

/** The back: a lattice in the house's colour. */
export function CardBack() {
  return (
    <Sheet>
      <rect x="0.5" y="0.5" width="99" height="139" rx="7" fill="#fdfdfb" stroke="#b9bec7" />
      <rect x="6" y="6" width="88" height="128" rx="4" fill="#0f5d51" />
      {/* The inner sheet cuts the lines off. */}
      <svg x="6" y="6" width="88" height="128">
        <path d={LATTICE} stroke="#7fd6c5" strokeOpacity="0.45" strokeWidth="1" />
      </svg>
      <rect x="9.5" y="9.5" width="81" height="121" rx="2.5" fill="none" stroke="#e9c46a" strokeWidth="1.4" />
      <circle cx="50" cy="70" r="17" fill="#0b463d" stroke="#e9c46a" strokeWidth="1.6" />
      <path
        d="M50 56L54 66L64 70L54 74L50 84L46 74L36 70L46 66Z"
        fill="#e9c46a"
        stroke="#0b463d"
        strokeWidth="1"
        strokeLinejoin="round"
      />
    </Sheet>
  );
}
