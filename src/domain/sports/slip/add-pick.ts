import { MAX_LEGS } from "../../common/constants.ts";
import { bonusRefusal } from "./bonus.ts";
import { isBonus, type SlipPick } from "./pick.ts";
import { type SlipRefusal, slipRefusal } from "./refusal.ts";
import { pushedOut, VARIANT_TABLES } from "./variants.ts";

export interface AddPickRules {
  /** From the limits of the member's level; a Bonus pick counts as a leg. */
  readonly maxLegs?: number;
}

export interface AddPickResult<P extends SlipPick> {
  /** Oldest first. Equal to the entries that came in when the pick is refused. */
  readonly entries: readonly P[];
  readonly refusal: SlipRefusal | null;
}

/**
 * Puts a pick in a slip. The selection that is already in it is taken out; picks that may not stand
 * beside the new one leave; a second Bonus replaces the first.
 */
export function addPick<P extends SlipPick>(
  entries: readonly P[],
  pick: P,
  rules: AddPickRules = {},
): AddPickResult<P> {
  if (entries.some((entry) => entry.id === pick.id)) {
    return { entries: entries.filter((entry) => entry.id !== pick.id), refusal: null };
  }
  const refusal = refusalOf(entries, pick);
  if (refusal) return { entries, refusal };

  const maxLegs = rules.maxLegs ?? MAX_LEGS;
  const next = [...withoutReplaced(entries, pick), pick];
  if (next.length > maxLegs) return { entries, refusal: slipRefusal("legs_max", maxLegs) };
  return { entries: next, refusal: null };
}

function refusalOf(entries: readonly SlipPick[], pick: SlipPick): SlipRefusal | null {
  const takesBonus = [pick, ...entries].every((one) => VARIANT_TABLES[one.rule].takesBonus);
  if (isBonus(pick) && !takesBonus) return slipRefusal("bonus_variant");
  return bonusRefusal(entries, pick);
}

function withoutReplaced<P extends SlipPick>(entries: readonly P[], pick: P): readonly P[] {
  if (isBonus(pick)) return entries.filter((entry) => !isBonus(entry));
  const others = entries.filter((entry) => !isBonus(entry));
  const leaving = new Set(pushedOut(others, pick).map((entry) => entry.id));
  const { takesBonus } = VARIANT_TABLES[pick.rule];
  return entries.filter((entry) => !leaving.has(entry.id) && (takesBonus || !isBonus(entry)));
}
