// What a fixture that a trader enters offers: docs/decisions/fixtures-by-hand.md.
import type { Price } from "../common/price.ts";
import { SPORT } from "./market.ts";

/** Kinds of markets of the table, each with the keys that all want a price. */
export const HAND_MARKETS = [
  { kind: "win_draw_lose", keys: ["home", "draw", "away"], hasLine: false },
  { kind: "win_lose", keys: ["home", "away"], hasLine: false },
  { kind: "handicap", keys: ["home", "away"], hasLine: true },
  { kind: "over_under", keys: ["over", "under"], hasLine: true },
] as const;
export type HandMarketKind = (typeof HAND_MARKETS)[number]["kind"];

const DRAWS: readonly string[] = [SPORT.football, SPORT.iceHockey];

/** The kinds of a sport: 승무패 where a draw stands, 승패 else. */
export const handMarketsOf = (sportId: string) =>
  HAND_MARKETS.filter(({ kind }) => kind !== (DRAWS.includes(sportId) ? "win_lose" : "win_draw_lose"));

export interface HandMarketOffer {
  kind: HandMarketKind;
  line: number | null;
  prices: Readonly<Record<string, Price>>;
}

/** Why the market cannot be offered, in Korean, or null. A book below 100 % loses to whoever bets on all of its outcomes. */
export function bookProblem({ kind, line, prices }: HandMarketOffer): string | null {
  const market = HAND_MARKETS.find((one) => one.kind === kind);
  if (!market) return "등록할 수 없는 마켓입니다.";
  if (market.hasLine !== (line !== null))
    return market.hasLine ? "기준점을 입력해주세요." : "기준점이 없는 마켓입니다.";
  const keys: readonly string[] = market.keys;
  if (Object.keys(prices).length !== keys.length || keys.some((key) => !Object.hasOwn(prices, key)))
    return "모든 선택의 배당을 입력해주세요.";
  const book = Object.values(prices).reduce((sum, price) => sum + 100 / price, 0);
  return book <= 1 ? "배당률의 합이 100%를 넘어야 합니다." : null;
}
