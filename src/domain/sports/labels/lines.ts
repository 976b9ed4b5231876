// What members read for a line. Apart from the names of markets: lists of lines know those by their columns.
import type { MarketFamily } from "../market.ts";

/** "+1.5" and "−1" for a handicap, "2.5" for a total, "" without a line. */
export function lineLabel(family: MarketFamily, line: number | null): string {
  if (line === null) return "";
  if (family !== "handicap") return String(line);
  return line > 0 ? `+${line}` : line < 0 ? `−${Math.abs(line)}` : "0";
}

/** The line as it holds for what was picked: a handicap's line belongs to the home side. */
export function pickedLine(pick: { family: MarketFamily; line: number | null; selectionKey: string }): string {
  const isTurned = pick.family === "handicap" && pick.selectionKey === "away" && pick.line !== null;
  return lineLabel(pick.family, isTurned ? -(pick.line ?? 0) : pick.line);
}
