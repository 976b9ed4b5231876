// What one leg does to the price of its bet.
import type { LegOutcome } from "../market.ts";
import type { Price } from "../../common/price.ts";

/** A half-won price may end on half a hundredth, so factors are counted in two-hundredths. */
export const ONE_FACTOR = 200n;

export function factorOf(outcome: LegOutcome, betPrice: Price): bigint {
  switch (outcome) {
    case "won":
      return BigInt(betPrice) * 2n;
    case "half_won":
      return BigInt(betPrice) + 100n;
    case "half_lost":
      return 100n;
    case "push":
    case "void":
      return ONE_FACTOR;
    case "lost":
    case "open":
      return 0n;
  }
}

/** A leg that is handed back counts for nothing. */
export function isHandedBack(outcome: LegOutcome): boolean {
  return outcome === "push" || outcome === "void";
}
