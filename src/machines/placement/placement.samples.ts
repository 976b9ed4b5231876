// Bets and answers that the walks and tests of a placement use.
import type { Bet, BetRequest } from "../../api/contract/sports/bets.ts";
import type { PlacementIntent } from "./placement.schema.ts";

export const sampleRequest: BetRequest = {
  stake: 10_000,
  accept: "none",
  picks: [{ kind: "fixture", fixtureId: "f1", marketId: "m1", selectionId: "s1", betPrice: 195 }],
};

export const sampleIntent: PlacementIntent = { key: "key-00000001", owner: "member01", request: sampleRequest };

export function sampleBet(acceptance: Bet["acceptance"], id = "b1"): Bet {
  return {
    id,
    number: "6562305898",
    status: acceptance === "refused" ? -1 : 0,
    acceptance,
    refusal: acceptance === "refused" ? "배당이 변경되었습니다." : null,
    stake: 10_000,
    price: 195,
    payout: 19_500,
    paid: 0,
    placedAt: "2026-11-21T12:00:00.000Z",
    settledAt: null,
    picks: [],
  };
}

export const samplePicksNow = [{ fixtureId: "f1", marketId: "m1", selectionId: "s1", betPrice: 190, status: "open" }];
