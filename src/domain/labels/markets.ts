// English market names, as feeds write them, and what members read.
import type { MarketFamily } from "../market.ts";
import { entryOf } from "./entry-of.ts";

export const MARKET_NAMES: Readonly<Record<string, string>> = {
  "1X2": "승무패",
  "Win/Draw/Lose": "승무패",
  "Match Result": "승무패",
  "Full Time Result": "승무패",
  "12": "승패",
  "Win/Lose": "승패",
  "Money Line": "승패",
  "Under/Over": "언더오버",
  "Over/Under": "언더오버",
  Total: "언더오버",
  Handicap: "핸디캡",
  "Asian Handicap": "핸디캡",
  "European Handicap": "핸디캡 승무패",
  Spread: "핸디캡",
  "1st Half 1X2": "전반 승무패",
  "2nd Half 1X2": "후반 승무패",
  "1st Half Under/Over": "전반 언더오버",
  "1st Half Handicap": "전반 핸디캡",
  "Both Teams To Score": "양팀 득점",
  "Double Chance": "더블찬스",
  "Correct Score": "정확한 스코어",
  "Odd/Even": "홀짝",
  "First Team To Score": "첫 득점",
  "Half Time/Full Time": "전후반 승무패",
  Bonus: "보너스",
};

export const FAMILY_NAMES: Readonly<Record<MarketFamily, string>> = {
  win_draw_lose: "승무패",
  win_lose: "승패",
  over_under: "언더오버",
  handicap: "핸디캡",
  other: "스페셜",
};

/** The Korean name of a market; the name itself when no table knows it. */
export function marketLabel(marketName: string): string {
  return entryOf(MARKET_NAMES, marketName) ?? marketName;
}

/** "+1.5" and "−1" for a handicap, "2.5" for a total, "" without a line. */
export function lineLabel(family: MarketFamily, line: number | null): string {
  if (line === null) return "";
  if (family !== "handicap") return String(line);
  return line > 0 ? `+${line}` : line < 0 ? `−${Math.abs(line)}` : "0";
}
