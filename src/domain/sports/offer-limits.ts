// What operators let be taken on a market and on an outcome at most: docs/decisions/limits-of-an-offer.md.
import type { Price, Won } from "../common/price.ts";
import { netResults } from "./exposure/exposure.ts";

export interface OfferLimits {
  /** What all members stake on it at most; null: no limit. */
  readonly maxStake: Won | null;
  /** The greatest loss of the house: on a market in the worst result, on an outcome where that one wins. */
  readonly maxLiability: Won | null;
}

/** What open bets come to on a market, by the outcome's key. */
export type Taken = Readonly<Record<string, { readonly bets: number; readonly stake: Won; readonly payout: Won }>>;

/** What one more bet may add. Infinity: no limit. */
export interface OfferRoom {
  readonly stake: Won;
  /** What it may pay above its stake. */
  readonly loss: Won;
}

/**
 * The room of one more bet on the outcome. Of the results of the market the bet makes those worse in which its outcome
 * wins, so the worst of these is what its loss is added to.
 */
export function roomOn(key: string, taken: Taken, [market, selection]: readonly [OfferLimits, OfferLimits]): OfferRoom {
  const own = taken[key] ?? { stake: 0, payout: 0 };
  const stakes = Object.entries({ ...taken, [key]: own }).map(([of, { stake, payout }]) => ({
    key: of,
    stake,
    payout,
  }));
  const total = stakes.reduce((sum, { stake }) => sum + stake, 0);
  const net = netResults(stakes).get(key) ?? 0;
  const left = (limit: Won | null, used: Won) => (limit === null ? Infinity : Math.max(0, limit - used));
  return {
    stake: Math.min(left(market.maxStake, total), left(selection.maxStake, own.stake)),
    loss: Math.min(left(market.maxLiability, -net), left(selection.maxLiability, -net)),
  };
}

/** The highest stake at this combined price that the room takes. */
export function stakeWithin({ stake, loss }: OfferRoom, price: Price): Won {
  if (loss === Infinity || price <= 100) return stake;
  // The highest s with floor(s × price) − s ≤ loss.
  return Math.min(stake, Number(((BigInt(loss) + 1n) * 100n - 1n) / BigInt(price - 100)));
}
