// The price that a bet is paid by, when its legs have come out.
import type { LegOutcome } from "../market.ts";
import type { Price } from "../../common/price.ts";
import { factorOf, isHandedBack, ONE_FACTOR } from "./factor.ts";

export interface PricedLeg {
  readonly betPrice: Price;
  readonly outcome: LegOutcome;
  /** Of a leg that was priced together with others of its fixture. */
  readonly fixtureId?: string | null;
}

/** What the legs of one fixture were taken at together, by the fixture's id. */
export type Combinations = Readonly<Record<string, Price>>;

/**
 * The product of the factors in hundredths, truncated once, at the end. Legs that were priced together pay their
 * combined price for the product of their own; where all but one of them are handed back, that one counts alone.
 * Below 1.00 only by half-lost legs and by combined prices.
 */
export function settledPrice(legs: readonly PricedLeg[], combinations: Combinations = {}): Price {
  let above = 1n;
  let below = ONE_FACTOR ** BigInt(legs.length);
  for (const { outcome, betPrice } of legs) above *= factorOf(outcome, betPrice);
  for (const [fixtureId, price] of Object.entries(combinations)) {
    const together = legs.filter((leg) => leg.fixtureId === fixtureId);
    if (together.filter(({ outcome }) => !isHandedBack(outcome)).length < 2) continue;
    above *= BigInt(price) * 100n ** BigInt(together.length - 1);
    for (const { betPrice } of together) below *= BigInt(betPrice);
  }
  return Number((above * 100n) / below);
}
