// Legs of one fixture are priced together: decisions, rule 35. Their prices come from the fixture's model, which the
// server has; the page is told them.
import { combinePrices, type Price } from "../../common/price.ts";
import { isSameFixture, type SlipPick } from "./pick.ts";

/** What legs of one fixture are worth together, in hundredths; null where no model prices them. */
export interface CombinationNow {
  readonly fixtureId: string;
  /** The legs that it is the price of. */
  readonly selectionIds: readonly string[];
  readonly price: Price | null;
  /** What the member last agreed to; null before that. */
  readonly seenPrice: Price | null;
}

/** The legs of each fixture that has several, by its id. */
export function legsTogether<P extends SlipPick>(entries: readonly P[]): ReadonlyMap<string, readonly P[]> {
  const groups = new Map<string, P[]>();
  for (const entry of entries)
    if (entry.kind === "fixture" && entries.some((other) => other !== entry && isSameFixture(other, entry)))
      groups.set(entry.fixtureId, [...(groups.get(entry.fixtureId) ?? []), entry]);
  return groups;
}

/** The price of exactly these legs, by their selections; null where it was asked for others. */
export function combinationOf(
  combinations: readonly CombinationNow[],
  fixtureId: string,
  selectionIds: readonly string[],
): CombinationNow | null {
  const found = combinations.find((one) => one.fixtureId === fixtureId);
  const isOfThese =
    found?.selectionIds.length === selectionIds.length && selectionIds.every((id) => found.selectionIds.includes(id));
  return found && isOfThese ? found : null;
}

/** The price of a slip: legs that stand alone at their own, those of one fixture at their price together. */
export function slipPrice(entries: readonly SlipPick[], combinations: readonly CombinationNow[] = []): Price {
  const together = legsTogether(entries);
  const prices: Price[] = [];
  const counted = new Set<string>();
  for (const entry of entries) {
    const legs = entry.kind === "fixture" ? together.get(entry.fixtureId) : undefined;
    const price = legs?.includes(entry) ? combinationOf(combinations, fixtureOf(entry), idsOf(legs))?.price : null;
    if (price === null || price === undefined) prices.push(entry.betPrice);
    else if (!counted.has(fixtureOf(entry))) {
      counted.add(fixtureOf(entry));
      prices.push(price);
    }
  }
  return combinePrices(prices);
}

const idsOf = (legs: readonly SlipPick[]) => legs.map(({ id }) => id);

function fixtureOf(entry: SlipPick): string {
  return entry.kind === "fixture" ? entry.fixtureId : "";
}
