// Bonus folders: decisions, rule 3; specification, section 5.
import { BONUS_REFUSED_PRICE } from "../../common/constants.ts";
import type { Price } from "../../common/price.ts";
import { isBonus, type NamedPick } from "./pick.ts";
import { type SlipRefusal, slipRefusal } from "./refusal.ts";

type BonusPick = NamedPick & { readonly betPrice: Price };

/** A pick at 1.30 or lower, which cannot stand beside a Bonus pick. A Bonus pick's own price is no such pick. */
export function isTooLowForBonus(pick: BonusPick): boolean {
  return !isBonus(pick) && pick.betPrice <= BONUS_REFUSED_PRICE;
}

/** Refuses `pick` beside `entries` by the bonus-odds rule, whichever of the two is the Bonus. */
export function bonusRefusal(entries: readonly BonusPick[], pick: BonusPick): SlipRefusal | null {
  const clash = isBonus(pick)
    ? entries.some((entry) => isTooLowForBonus(entry))
    : isTooLowForBonus(pick) && entries.some((entry) => isBonus(entry));
  return clash ? slipRefusal("bonus_price") : null;
}
