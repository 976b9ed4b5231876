// What a member is told of a pick that was taken: why others left for it. What cannot be bet on together says so itself,
// once the server was asked what it is worth.
import { addPick } from "./add-pick.ts";
import { isBonus, isSameFixture, type SlipPick } from "./pick.ts";
import { type SlipRule, slipRefusal } from "./refusal.ts";
import { brokenRule } from "./variants.ts";

/**
 * Korean, to be shown as it is; null where there is nothing to tell. Another side or line of the same market is a
 * change of mind and needs no words; a refused pick has an alert of its own.
 */
export function pickNotice<P extends SlipPick>(entries: readonly P[], pick: P): string | null {
  if (entries.some((entry) => entry.id === pick.id)) return null;
  const { entries: next, refusal } = addPick(entries, pick, { maxLegs: Infinity });
  if (refusal) return null;
  const left = entries.filter((entry) => !next.includes(entry));
  const rule = left.some((entry) => !isSameMarket(entry, pick)) ? leavingRule(entries, left, pick) : null;
  return rule && `${slipRefusal(rule).message} 이전 선택을 뺐습니다.`;
}

function leavingRule(entries: readonly SlipPick[], left: readonly SlipPick[], pick: SlipPick): SlipRule | null {
  const broken = brokenRule([...entries, pick].filter((one) => !isBonus(one)));
  if (broken) return broken;
  return left.some(isBonus) ? "bonus_variant" : null;
}

function isSameMarket(a: SlipPick, b: SlipPick): boolean {
  if (isBonus(a) && isBonus(b)) return true;
  return isSameFixture(a, b) && "marketName" in a && "marketName" in b && a.marketName === b.marketName;
}
