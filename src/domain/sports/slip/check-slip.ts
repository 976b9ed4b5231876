// The rules of a whole slip. The page disables Place by them, the server refuses a placement by them.
import type { BetLimits } from "../bet-limits.ts";
import { isTooLowForBonus } from "./bonus.ts";
import { isBonus, type SlipPick } from "./pick.ts";
import { type SlipRefusal, slipRefusal } from "./refusal.ts";
import { brokenRule, VARIANT_TABLES } from "./variants.ts";

/** /korea/proto takes no single: decisions, rule 23. */
const PROTO_MIN_LEGS = 2;

export interface CheckSlipRules {
  readonly limits: Pick<BetLimits, "maxLegs">;
}

/** The first rule that the legs break, or null. Prices count as they stand in the legs. Stakes: `checkStake`. */
export function checkSlip(legs: readonly SlipPick[], { limits }: CheckSlipRules): SlipRefusal | null {
  if (legs.length === 0) return slipRefusal("empty");
  if (new Set(legs.map((leg) => leg.id)).size < legs.length) return slipRefusal("duplicate_pick");

  const others = legs.filter((leg) => !isBonus(leg));
  const broken = brokenRule(others);
  if (broken) return slipRefusal(broken);
  if (legs.length > limits.maxLegs) return slipRefusal("legs_max", limits.maxLegs);
  if (others.some((leg) => leg.kind === "fixture" && leg.phase === "proto") && others.length < PROTO_MIN_LEGS) {
    return slipRefusal("proto_legs", PROTO_MIN_LEGS);
  }
  return checkBonus(legs.filter(isBonus), others);
}

function checkBonus(bonuses: readonly SlipPick[], others: readonly SlipPick[]) {
  const [bonus, second] = bonuses;
  if (!bonus) return null;
  if (![bonus, ...others].every((leg) => VARIANT_TABLES[leg.rule].takesBonus)) return slipRefusal("bonus_variant");
  if (second) return slipRefusal("one_bonus");
  if (others.some(isTooLowForBonus)) return slipRefusal("bonus_price");
  const needed = Math.max(1, (bonus.kind === "fixture" && bonus.bonusLegs) || 1);
  return others.length < needed ? slipRefusal("bonus_legs", needed) : null;
}
