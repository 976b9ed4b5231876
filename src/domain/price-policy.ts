// What a member lets happen to a price between the look and the bet: decisions, rule 12.
import type { Price } from "./price.ts";

export const PRICE_POLICIES = ["none", "better", "any"] as const;
export type PricePolicy = (typeof PRICE_POLICIES)[number];

/** Whether a bet that was looked at for `seen` may be taken at `now`; both in hundredths. */
export function acceptsPrice(policy: PricePolicy, seen: Price, now: Price): boolean {
  if (policy === "any") return true;
  return policy === "better" ? now >= seen : now === seen;
}
