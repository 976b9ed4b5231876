// What a member lets happen to a price between the look and the bet: decisions, rule 12.
import type { Price } from "../common/price.ts";

/** within1 to within3 take a better price, and one that is worse by at most so many percent. */
export const PRICE_POLICIES = ["none", "better", "within1", "within2", "within3", "any"] as const;
export type PricePolicy = (typeof PRICE_POLICIES)[number];

/** What a member has who chose nothing. */
export const DEFAULT_POLICY: PricePolicy = "better";

const TOLERATED_PERCENT = { better: 0, within1: 1, within2: 2, within3: 3 } as const;

/** Whether a bet that was looked at for `seen` may be taken at `now`; both in hundredths. */
export function acceptsPrice(policy: PricePolicy, seen: Price, now: Price): boolean {
  if (policy === "any") return true;
  if (policy === "none") return now === seen;
  return now * 100 >= seen * (100 - TOLERATED_PERCENT[policy]);
}
