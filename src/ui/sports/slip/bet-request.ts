import type { BetRequest, PickRequest } from "../../../api/contract/sports/bets.ts";
import type { SlipEntry } from "../../../domain/sports/slip/pick.ts";
import type { SlipContext } from "../../../machines/slip/slip.schema.ts";

/** The bet as the member sees it: the legs at the prices that stand now. */
export function betRequest({ stake, policy, legs, combinations }: SlipContext): BetRequest {
  const together = combinations.flatMap(({ fixtureId, price }) => (price === null ? [] : [{ fixtureId, price }]));
  return {
    stake,
    accept: policy,
    picks: legs.map(({ entry }) => pickRequest(entry)),
    ...(together.length > 0 && { combinations: together }),
  };
}

function pickRequest(entry: SlipEntry): PickRequest {
  const picked = { selectionId: entry.id, betPrice: entry.betPrice };
  switch (entry.kind) {
    case "fixture":
      return {
        kind: "fixture",
        fixtureId: entry.fixtureId,
        marketId: entry.marketId,
        ...(entry.rule === "european" && { list: "european" }),
        ...picked,
      };
    case "game":
      return { kind: "game", gameId: entry.gameId, roundId: entry.roundId, ...picked };
    case "provider":
      return {
        kind: "provider",
        providerId: entry.providerId,
        gameId: entry.gameId,
        roundId: entry.roundId,
        ...picked,
      };
  }
}
