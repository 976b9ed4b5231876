// Which family a market's name belongs to: decisions, rule 4. Names come in English and in Korean, with
// a period, a side or a line before or behind the words that decide.
import type { MarketFamily } from "./market.ts";

/** Two bets in one belong to no family, whatever words they are made of. */
const COMBINED = /&|\band\b|half\s*time\s*\/\s*full\s*time|전후반|더블|조합/i;

/** First match wins: "핸디캡 승패" is a handicap, not a win-lose market. */
const FAMILY_WORDS: readonly (readonly [Exclude<MarketFamily, "other">, RegExp])[] = [
  ["handicap", /handicap|spread|핸디/i],
  ["over_under", /under\s*[/-]\s*over|over\s*[/-]\s*under|\btotals?\b|언더\s*[/-]?\s*오버|오버\s*[/-]?\s*언더|언오버/i],
  [
    "win_draw_lose",
    /\b1x2\b|win\s*[/-]\s*(?:draw|tie)\s*[/-]\s*lose|full\s*time result|match result|승\s*[/-]?\s*무\s*[/-]?\s*패/i,
  ],
  ["win_lose", /\b12\b|win\s*[/-]\s*lose|money\s*line|home\s*\/\s*away|\bwinner\b|승\s*[/-]?\s*패/i],
];

/** The family of a market by its name; `other` for every name that no family knows. */
export function marketFamily(marketName: string): MarketFamily {
  if (COMBINED.test(marketName)) return "other";
  return FAMILY_WORDS.find(([, words]) => words.test(marketName))?.[0] ?? "other";
}
