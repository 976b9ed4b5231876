// What members read for a market, by the English or Korean name that a feed writes.
import type { MarketFamily } from "../market.ts";
import { kindOfName } from "../markets/table.ts";
import { entryOf } from "./entry-of.ts";

/** Names of markets that the house does not offer, and may meet in what others write. */
const OTHER_NAMES: Readonly<Record<string, string>> = { "First Team To Score": "첫 득점" };

export const FAMILY_NAMES: Readonly<Record<MarketFamily, string>> = {
  win_draw_lose: "승무패",
  win_lose: "승패",
  over_under: "언더오버",
  handicap: "핸디캡",
  other: "스페셜",
};

/** Periods that stand before a market's name. */
const PERIOD_NAMES = [
  { words: /^(1st|first) half|^전반/i, name: "전반" },
  { words: /^(2nd|second) half|^후반/i, name: "후반" },
];

/**
 * The Korean name of a market; the name itself when no table knows it. Where the market's name has a period,
 * `periodLabel` is what its sport calls it: the first half of a feed is 1피리어드 in ice hockey.
 */
export function marketLabel(marketName: string, periodLabel?: string): string {
  const kind = kindOfName(marketName);
  if (!kind) return entryOf(OTHER_NAMES, marketName) ?? marketName;
  const period = PERIOD_NAMES.find(({ words }) => words.test(marketName) && !kind.names.includes(marketName));
  return period ? `${periodLabel ?? period.name} ${kind.label}` : kind.label;
}

/** "+1.5" and "−1" for a handicap, "2.5" for a total, "" without a line. */
export function lineLabel(family: MarketFamily, line: number | null): string {
  if (line === null) return "";
  if (family !== "handicap") return String(line);
  return line > 0 ? `+${line}` : line < 0 ? `−${Math.abs(line)}` : "0";
}
