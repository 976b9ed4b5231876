// Jack, queen and king: half a figure in a frame, and the same half turned round.
import type { ReactNode } from "react";

const GOLD = "#dfa62b";
const SKIN = "#f6d7b8";
const LINE = "#2a2118";

interface Colours {
  robe: string;
  trim: string;
  hair: string;
}

const RED_COLOURS: Colours = { robe: "#c2242f", trim: "#23428f", hair: "#8a4b1d" };
const BLACK_COLOURS: Colours = { robe: "#23428f", trim: "#c2242f", hair: "#3a2a20" };

/** From the shoulders to the middle of the card. */
function Robe({ robe, trim }: Colours) {
  return (
    <>
      <path d="M24 70V66C25 56 37 53 50 53S75 56 76 66V70Z" fill={robe} stroke={LINE} strokeWidth="1" />
      <path d="M43 53.5L50 62L57 53.5L60 70H40Z" fill={GOLD} stroke={LINE} strokeWidth="0.8" strokeLinejoin="round" />
      <path d="M46.5 57.8L50 62L53.5 57.8L54.5 70H45.5Z" fill={trim} />
      <path d="M29 59.5L35 70M71 59.5L65 70" stroke={GOLD} strokeWidth="2.4" />
      <circle cx="31.5" cy="66.5" r="1.4" fill={GOLD} />
      <circle cx="68.5" cy="66.5" r="1.4" fill={GOLD} />
    </>
  );
}

function Face() {
  return (
    <>
      <path d="M46 46H54V54Q50 57.5 46 54Z" fill={SKIN} stroke={LINE} strokeWidth="0.7" />
      <path d="M41.5 36C41.5 44 45 50 50 50S58.5 44 58.5 36V32H41.5Z" fill={SKIN} stroke={LINE} strokeWidth="0.9" />
      <path d="M44 37.4Q46 36 47.8 37.4M52.2 37.4Q54 36 56 37.4" fill="none" stroke={LINE} strokeWidth="0.9" />
      <circle cx="46" cy="39.4" r="0.95" fill={LINE} />
      <circle cx="54" cy="39.4" r="0.95" fill={LINE} />
      <path d="M50 39.5L49 43H51" fill="none" stroke={LINE} strokeWidth="0.7" />
      <path d="M47.6 46Q50 47.4 52.4 46" fill="none" stroke="#a8323a" strokeWidth="1.1" />
    </>
  );
}

function Crown({ points }: { points: string }) {
  return (
    <>
      <path d={points} fill={GOLD} stroke={LINE} strokeWidth="0.9" strokeLinejoin="round" />
      <path d="M40 30.5H60" stroke={LINE} strokeWidth="0.7" />
    </>
  );
}

function King({ hair, trim }: Colours) {
  return (
    <>
      <path d="M40 32C37 38 38 46 41 50L44 44ZM60 32C63 38 62 46 59 50L56 44Z" fill={hair} />
      <Face />
      <path d="M43 44C43 54 47 58 50 58S57 54 57 44C55 47.5 52.5 46 50 46S45 47.5 43 44Z" fill={hair} />
      <path d="M47.8 47.6Q50 48.8 52.2 47.6" fill="none" stroke="#e8a7a0" strokeWidth="1" />
      <Crown points="M39 33.5L36.5 22L44 27L50 19L56 27L63.5 22L61 33.5Z" />
      <path d="M50 19V13.5M47.6 16H52.4" stroke={GOLD} strokeWidth="1.8" />
      <circle cx="44" cy="30" r="1.2" fill={trim} />
      <circle cx="50" cy="29" r="1.5" fill={trim} />
      <circle cx="56" cy="30" r="1.2" fill={trim} />
      <path d="M72 24L74.2 28V58H69.8V28Z" fill="#dfe4ea" stroke={LINE} strokeWidth="0.7" />
      <path d="M66.5 58H77.5M72 58V67" stroke={GOLD} strokeWidth="2.6" />
    </>
  );
}

function Queen({ hair, trim, robe }: Colours) {
  return (
    <>
      <path
        d="M50 27C38 27 36 37 37.5 45C38.5 51 36.5 54 34.5 57C40 58.5 44.5 55.5 45 50H55C55.5 55.5 60 58.5 65.5 57C63.5 54 61.5 51 62.5 45C64 37 62 27 50 27Z"
        fill={hair}
      />
      <Face />
      <path d="M41.5 37C43 31.5 47 31 50 31S57 31.5 58.5 37C56 34.5 53 33.4 50 33.4S44 34.5 41.5 37Z" fill={hair} />
      <Crown points="M40 31.5L38.5 23L43.5 26.5L46.5 20.5L50 25L53.5 20.5L56.5 26.5L61.5 23L60 31.5Q50 29 40 31.5Z" />
      <circle cx="46.5" cy="20" r="1.3" fill={trim} />
      <circle cx="53.5" cy="20" r="1.3" fill={trim} />
      <path d="M45 55.4Q50 59 55 55.4" fill="none" stroke="#fff" strokeWidth="1.4" strokeDasharray="1.3 0.9" />
      <path d="M29 60C28.5 52 28 47 28 43" fill="none" stroke="#2f7a3f" strokeWidth="1.4" />
      <g fill={robe} stroke={LINE} strokeWidth="0.5">
        <circle cx="28" cy="37" r="2.7" />
        <circle cx="24.6" cy="39.8" r="2.7" />
        <circle cx="31.4" cy="39.8" r="2.7" />
        <circle cx="26" cy="43.4" r="2.7" />
        <circle cx="30" cy="43.4" r="2.7" />
      </g>
      <circle cx="28" cy="40.8" r="1.9" fill={GOLD} />
    </>
  );
}

function Jack({ hair, robe, trim }: Colours) {
  return (
    <>
      <path
        d="M41 32C38.5 37 38.5 44 39.5 48.5C42 49.5 43.5 48 43.5 45L42.5 36H57.5L56.5 45C56.5 48 58 49.5 60.5 48.5C61.5 44 61.5 37 59 32Z"
        fill={hair}
      />
      <Face />
      <path
        d="M38.5 31C38 24 44 20.5 51 20.5S63 24.5 61.5 31C56 28.4 44 28.4 38.5 31Z"
        fill={robe}
        stroke={LINE}
        strokeWidth="0.9"
      />
      <path
        d="M38 33.4C44 29.8 56 29.8 62 33.4L61.4 30.4C56 27.6 44 27.6 38.6 30.4Z"
        fill={GOLD}
        stroke={LINE}
        strokeWidth="0.7"
      />
      <path
        d="M59 25C65 20 70 20.5 73 24C70 23.8 69 25 68 27C66 25.8 62 26.5 60 29Z"
        fill={trim}
        stroke={LINE}
        strokeWidth="0.6"
      />
      <path d="M28 28V64" stroke="#7a5526" strokeWidth="2" />
      <path d="M28 18L32 27L28 31L24 27Z" fill="#dfe4ea" stroke={LINE} strokeWidth="0.7" />
      <path d="M24.5 32H31.5" stroke={GOLD} strokeWidth="2" />
    </>
  );
}

const FIGURES: Readonly<Record<number, (colours: Colours) => ReactNode>> = { 11: Jack, 12: Queen, 13: King };

/** `pip` is the path of the suit, around (0, 0). */
export function CourtFigure({ rank, isRed, pip }: { rank: number; isRed: boolean; pip: string }) {
  const colours = isRed ? RED_COLOURS : BLACK_COLOURS;
  const Figure = FIGURES[rank] ?? Jack;
  const half = (
    <>
      <Robe {...colours} />
      <Figure {...colours} />
      <path
        d={pip}
        fill={isRed ? "#c81e1e" : "#16181d"}
        transform={`translate(${rank === 12 ? 72 : rank === 13 ? 29 : 71} ${rank === 11 ? 36 : 26}) scale(0.72)`}
      />
    </>
  );
  return (
    <>
      <rect x="21" y="10" width="58" height="120" rx="3" fill="#fbf4e2" stroke={colours.trim} strokeWidth="1" />
      {half}
      <g transform="rotate(180 50 70)">{half}</g>
      <path d="M21.5 70H78.5" stroke={GOLD} strokeWidth="1.6" />
    </>
  );
}
