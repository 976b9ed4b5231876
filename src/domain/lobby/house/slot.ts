// The house's slot "달토끼": five reels of three rows, ten lines, a wild, a scatter and free spins. A spin is a pure
// function of the numbers that it draws.
import type { DrawSource } from "../../games/draw-source.ts";

export const SLOT_SYMBOLS = ["moon", "rabbit", "crane", "pine", "plum", "mum", "maple", "coin"] as const;
export type SlotSymbol = (typeof SLOT_SYMBOLS)[number];
export const SCATTER: SlotSymbol = "moon";
export const WILD: SlotSymbol = "rabbit";

export const SLOT_MODES = ["base", "free"] as const;
export type SlotMode = (typeof SLOT_MODES)[number];

export const ROWS = 3;
/** Which row of each reel a line runs through. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

const LETTERS: Readonly<Record<string, SlotSymbol>> = {
  o: "moon",
  W: "rabbit",
  A: "crane",
  B: "pine",
  C: "plum",
  D: "mum",
  E: "maple",
  F: "coin",
};
const strip = (letters: string): readonly SlotSymbol[] => Array.from(letters, (letter) => LETTERS[letter] ?? "coin");

/** The symbols of each reel from its first stop on. The wild is on the middle reels only; free spins have no scatter. */
export const REELS: Readonly<Record<SlotMode, readonly (readonly SlotSymbol[])[]>> = {
  base: [
    "oFEDFCEBFDEAFCEDFBECFDEC",
    "oFEWDFCEBFDEAFCDEFBCEDDF",
    "oEFWDECFBEDFACEFDEWBFCDE",
    "oFDWECFDEBFCEADFECCBEFDF",
    "oEFDCEBFDEAFCEDFBECFDEFC",
  ].map(strip),
  free: [
    "FEDFCEBFDEAFCEDFBECFDECA",
    "FEWDFCEBFDEAFCDEFBCEDDFA",
    "EFWDECFBEDFACEFDEWBFCDEA",
    "FDWECFDEBFCEADFECCBEFDFA",
    "EFDCEBFDEAFCEDFBECFDEFCA",
  ].map(strip),
};

/** What three, four and five from the left pay, in stakes of one line. */
export const LINE_PAYS: Readonly<Record<Exclude<SlotSymbol, "moon" | "rabbit">, readonly [number, number, number]>> = {
  crane: [50, 250, 1_500],
  pine: [20, 80, 500],
  plum: [15, 50, 200],
  mum: [7, 20, 80],
  maple: [4, 12, 60],
  coin: [3, 10, 40],
};
/** What three, four and five moons anywhere pay, in stakes of one line. */
export const SCATTER_PAYS = [20, 100, 500] as const;
export const FREE_SPINS = 8;
/** What free spins pay is multiplied by this. */
export const FREE_FACTOR = 2;
const LEAST = 3;

/** Whole stakes in won; each is a multiple of the number of lines. */
export const SLOT_STAKES = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000] as const;
/** From the start of one spin to the start of the next, in milliseconds. */
export const SPIN_MS = 2_500;

export interface LineWin {
  line: number;
  symbol: SlotSymbol;
  count: number;
  /** In stakes of one line, the factor of free spins included. */
  pay: number;
}

export interface SlotSpin {
  /** Three symbols of each reel from the top. */
  window: readonly (readonly SlotSymbol[])[];
  lines: readonly LineWin[];
  scatters: number;
  scatterPay: number;
  /** All lines and the scatter, in stakes of one line. */
  pay: number;
  /** How many free spins it gives. */
  freeSpins: number;
}

export const factorOf = (mode: SlotMode): number => (mode === "free" ? FREE_FACTOR : 1);

/** What `count` of a symbol from the left pay on a line. */
export const linePayOf = (symbol: SlotSymbol, count: number): number =>
  symbol === "moon" || symbol === "rabbit" ? 0 : (LINE_PAYS[symbol][count - LEAST] ?? 0);
export const scatterPayOf = (scatters: number): number => SCATTER_PAYS[scatters - LEAST] ?? 0;

/** The line's symbol is that of the first reel, where there is no wild. */
function lineOf(window: SlotSpin["window"], rows: readonly number[]): Omit<LineWin, "line"> {
  const cells = rows.map((row, reel) => window[reel]?.[row] ?? "moon");
  const symbol = cells[0] ?? "moon";
  const broken = cells.findIndex((cell) => cell !== symbol && cell !== WILD);
  const count = symbol === SCATTER ? 0 : broken === -1 ? cells.length : broken;
  return { symbol, count, pay: linePayOf(symbol, count) };
}

/** What the reels at these stops pay. */
export function spinAt(mode: SlotMode, stops: readonly number[]): SlotSpin {
  const window = REELS[mode].map((reel, i) =>
    Array.from({ length: ROWS }, (_, row) => reel[((stops[i] ?? 0) + row) % reel.length] ?? "moon"),
  );
  const factor = factorOf(mode);
  const lines = LINES.map((rows, line) => ({ line, ...lineOf(window, rows) }))
    .filter(({ pay }) => pay > 0)
    .map((win) => Object.assign(win, { pay: win.pay * factor }));
  const scatters = window.flat().filter((symbol) => symbol === SCATTER).length;
  const scatterPay = scatterPayOf(scatters) * factor;
  return {
    window,
    lines,
    scatters,
    scatterPay,
    pay: lines.reduce((sum, { pay }) => sum + pay, scatterPay),
    freeSpins: scatters >= LEAST ? FREE_SPINS : 0,
  };
}

/** One number a reel. */
export const drawStops = (mode: SlotMode, source: DrawSource): number[] =>
  REELS[mode].map((reel) => source.below(reel.length));

/** In won; `stake` is that of all lines. */
export const wonOf = (pay: number, stake: number): number => (pay * stake) / LINES.length;

/** Only what is more than its stake is a win to celebrate. */
export const isCelebrated = (won: number, stake: number): boolean => won > stake;
