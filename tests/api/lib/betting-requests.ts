import type { BetRequest, PickRequest } from "../../../src/api/contract/sports/bets.ts";

/** "f1-1x2-home@200" as a pick; without a price, 200. */
export function pick(text: string): PickRequest {
  const [selectionId = "", price = "200"] = text.split("@");
  const [fixtureId = "", code = ""] = selectionId.split("-");
  return { kind: "fixture", fixtureId, marketId: `${fixtureId}-${code}`, selectionId, betPrice: Number(price) };
}

/** A request for these picks: 10,000 won, at no other price, unless `rest` says so. */
export function betOf(picks: string[], rest: Partial<BetRequest> = {}): BetRequest {
  return { stake: 10_000, accept: "none", picks: picks.map(pick), ...rest };
}
