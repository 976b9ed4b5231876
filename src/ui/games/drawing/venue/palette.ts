// The colours of the venue's tokens, for a canvas.
const NAMES = [
  "sky",
  "sky-low",
  "hills",
  "stand",
  "grass",
  "grass-alt",
  "sand",
  "sand-alt",
  "wood",
  "wood-alt",
  "line",
  "home",
  "away",
] as const;

export interface Palette {
  of: Readonly<Record<(typeof NAMES)[number], string>>;
  /** By number, the first one of number 1. */
  lanes: readonly string[];
}

const LANES = 8;
/** Lanes so bright that their numbers are dark. */
const BRIGHT = new Set([3, 5]);
export const laneInk = (number: number): string => (BRIGHT.has(number) ? "#111827" : "#fff");

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  const of = Object.fromEntries(NAMES.map((name) => [name, read(`--venue-${name}`)])) as Palette["of"];
  return { of, lanes: Array.from({ length: LANES }, (_, i) => read(`--lane-${i + 1}`)) };
}
