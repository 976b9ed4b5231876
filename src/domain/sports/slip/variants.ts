// Four tables of guards: decisions, rule 2. Each pick carries the name of its table, so that one slip holds
// picks of several. Two picks stand together when neither's table forbids it. No table judges a Bonus pick.
import { EUROPEAN_PICKS_PER_FIXTURE } from "../../common/constants.ts";
import type { SlipVariant } from "../market.ts";
import { isSameFixture, type SlipPick } from "./pick.ts";
import type { SlipRule } from "./refusal.ts";

export interface VariantTable {
  readonly takesBonus: boolean;
  /** Whether a pick of this table and another one never stand together. */
  forbids(pick: SlipPick, other: SlipPick): boolean;
  /** The rule that such a pair breaks. */
  readonly pairRule: SlipRule;
  /** How many picks of one fixture stand together at most, where pairs alone do not say it. */
  readonly perFixture?: number;
}

/** Lines of one market are one market: over 2.5 and over 3.5 of a fixture are never bet together. */
const isSameMarket = (a: SlipPick, b: SlipPick) =>
  isSameFixture(a, b) &&
  a.kind === "fixture" &&
  b.kind === "fixture" &&
  a.marketName === b.marketName &&
  a.period === b.period;
const isSameFamily = (a: SlipPick, b: SlipPick) =>
  isSameFixture(a, b) && a.kind === "fixture" && b.kind === "fixture" && a.family === b.family;

export const VARIANT_TABLES: Readonly<Record<SlipVariant, VariantTable>> = {
  korean: { takesBonus: true, forbids: isSameMarket, pairRule: "one_per_market" },
  single: { takesBonus: true, forbids: isSameFixture, pairRule: "one_per_fixture" },
  european: {
    takesBonus: true,
    forbids: isSameFamily,
    pairRule: "different_families",
    perFixture: EUROPEAN_PICKS_PER_FIXTURE,
  },
  mini: { takesBonus: false, forbids: () => true, pairRule: "one_pick" },
};

const tableOf = (pick: SlipPick): VariantTable => VARIANT_TABLES[pick.rule];
const roomOf = (pick: SlipPick): number => tableOf(pick).perFixture ?? Infinity;
const isPairForbidden = (a: SlipPick, b: SlipPick) => tableOf(a).forbids(a, b) || tableOf(b).forbids(b, a);

/** The picks of `entries` (oldest first) that leave when `pick` comes. */
export function pushedOut<P extends SlipPick>(entries: readonly P[], pick: SlipPick): readonly P[] {
  const forbidden = entries.filter((entry) => isPairForbidden(entry, pick));
  const others = entries.filter((entry) => !forbidden.includes(entry) && isSameFixture(entry, pick));
  const room = Math.min(...[pick, ...others].map(roomOf));
  return [...forbidden, ...others.slice(0, Math.max(0, others.length + 1 - room))];
}

/** The rule that `entries` break, or null. */
export function brokenRule(entries: readonly SlipPick[]): SlipRule | null {
  const ofFixture = (a: SlipPick) => entries.filter((b) => isSameFixture(a, b)).length;
  if (entries.some((a) => ofFixture(a) > roomOf(a))) return "two_per_fixture";
  for (const [i, a] of entries.entries()) {
    const b = entries.slice(i + 1).find((one) => isPairForbidden(a, one));
    if (b) return (tableOf(a).forbids(a, b) ? tableOf(a) : tableOf(b)).pairRule;
  }
  return null;
}
