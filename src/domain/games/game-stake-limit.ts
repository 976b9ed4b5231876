// What may be staked on a pick of a game: the limits of the member's level, those of the game, and what stands on it.
import { type BetLimits, type OpenStakes, stakeLimit } from "../sports/bet-limits.ts";
import type { Won } from "../common/price.ts";
import { withPickLimits } from "../sports/slip/pick-limits.ts";
import type { SlipPick } from "../sports/slip/pick.ts";
import { stakedOn } from "../sports/slip/staked.ts";

/** The highest stake that the pick takes, whatever money the member has; 0 when it takes none. */
export function gameStakeLimit(pick: SlipPick, limits: BetLimits & { open: OpenStakes }): Won {
  const staked = stakedOn([pick], limits.open);
  return stakeLimit(withPickLimits(limits, [pick], staked), pick.betPrice, { staked }).maxStake;
}
