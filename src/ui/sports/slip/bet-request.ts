import type { BetRequest } from "../../../api/contract/bets.ts";
import type { SlipContext } from "../../../machines/slip/slip.schema.ts";

/** The bet as the member sees it: the legs at the prices that stand now. */
export function betRequest({ variant, stake, policy, legs }: SlipContext): BetRequest {
  return {
    slip: variant,
    stake,
    accept: policy,
    picks: legs.map(({ entry }) => ({
      fixtureId: entry.fixtureId,
      marketId: entry.marketId,
      selectionId: entry.id,
      betPrice: entry.betPrice,
    })),
  };
}
