// Four tables of guards, one for each slip: decisions, rule 2. Each says which picks a new one pushes out,
// and which rule a set of picks breaks. They see no Bonus pick: those have rules of their own.
import { EUROPEAN_PICKS_PER_FIXTURE } from "../constants.ts";
import type { SlipVariant } from "../market.ts";
import type { SlipPick } from "./pick.ts";
import type { SlipRule } from "./refusal.ts";

export interface VariantTable {
  readonly takesBonus: boolean;
  /** The picks of `entries` (oldest first) that leave when `pick` comes. */
  pushedOut<P extends SlipPick>(entries: readonly P[], pick: SlipPick): readonly P[];
  /** The rule that `entries` break, or null. */
  broken(entries: readonly SlipPick[]): SlipRule | null;
}

const sameFixture = (a: SlipPick, b: SlipPick) => a.fixtureId === b.fixtureId;
/** Lines of one market are one market: over 2.5 and over 3.5 of a fixture are never bet together. */
const sameMarket = (a: SlipPick, b: SlipPick) =>
  sameFixture(a, b) && a.marketName === b.marketName && a.period === b.period;
const sameFamily = (a: SlipPick, b: SlipPick) => sameFixture(a, b) && a.family === b.family;

type Relation = (a: SlipPick, b: SlipPick) => boolean;
const hasPair = (entries: readonly SlipPick[], related: Relation) =>
  entries.some((a, i) => entries.slice(i + 1).some((b) => related(a, b)));

export const VARIANT_TABLES: Readonly<Record<SlipVariant, VariantTable>> = {
  korean: {
    takesBonus: true,
    pushedOut: (entries, pick) => entries.filter((entry) => sameMarket(entry, pick)),
    broken: (entries) => (hasPair(entries, sameMarket) ? "one_per_market" : null),
  },
  single: {
    takesBonus: true,
    pushedOut: (entries, pick) => entries.filter((entry) => sameFixture(entry, pick)),
    broken: (entries) => (hasPair(entries, sameFixture) ? "one_per_fixture" : null),
  },
  european: {
    takesBonus: true,
    pushedOut(entries, pick) {
      const family = entries.filter((entry) => sameFamily(entry, pick));
      if (family.length > 0) return family;
      const ofFixture = entries.filter((entry) => sameFixture(entry, pick));
      return ofFixture.slice(0, Math.max(0, ofFixture.length - EUROPEAN_PICKS_PER_FIXTURE + 1));
    },
    broken(entries) {
      const tooMany = entries.some((a) => entries.filter((b) => sameFixture(a, b)).length > EUROPEAN_PICKS_PER_FIXTURE);
      if (tooMany) return "two_per_fixture";
      return hasPair(entries, sameFamily) ? "different_families" : null;
    },
  },
  mini: {
    takesBonus: false,
    pushedOut: (entries) => entries,
    broken: (entries) => (entries.length > 1 ? "one_pick" : null),
  },
};
