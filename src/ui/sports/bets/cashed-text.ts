import type { Bet } from "../../../api/contract/sports/bets.ts";
import { addComma } from "../../../domain/common/price.ts";
import { DETAILS_TEXT } from "./details-text.ts";

/** What of a bet was cashed out, what was paid for it, and what is left: null before the first. */
export function cashedText({ stake, cashedStake = 0, cashedPaid = 0 }: Bet): string | null {
  if (cashedStake === 0) return null;
  const left = stake - cashedStake;
  const sum = DETAILS_TEXT.cashedOut(addComma(stake), addComma(cashedStake), addComma(cashedPaid));
  return left > 0 ? sum + DETAILS_TEXT.left(addComma(left)) : sum;
}
