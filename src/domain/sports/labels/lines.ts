// What members read for a line. Apart from the names of markets: lists of lines know those by their columns.
import type { MarketFamily } from "../market.ts";

/** "+1.5" and "−1" for a handicap, "2.5" for a total, "" without a line. */
export function lineLabel(family: MarketFamily, line: number | null): string {
  if (line === null) return "";
  if (family !== "handicap") return String(line);
  return line > 0 ? `+${line}` : line < 0 ? `−${Math.abs(line)}` : "0";
}
