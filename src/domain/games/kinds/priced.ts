// Picks whose prices come from their exact chances: many picks whose chances all differ.
import type { Price } from "../../common/price.ts";
import type { PickRule } from "../kind.ts";

/** What such a pick returns of a stake before its price is rounded down, in percent. */
const RETURN_PERCENT = 93n;
/** Prices are multiples of 0.05, and of 0.50 from 10.00 on. */
const STEP = 5;
const LONG_STEP = 50;
const LONG_FROM = 1_000;

export type Chances<Facts> = readonly (readonly [Facts, bigint])[];
type PricedRow<Facts> = readonly [key: string, name: string, result: (facts: Facts) => boolean];

/** The picks of one market, priced by the chances of what they look at. Throws RangeError for a pick that never wins. */
export function pricedMarket<Facts>(
  all: Chances<Facts>,
  market: string,
  rows: readonly PricedRow<Facts>[],
): PickRule<Facts>[] {
  return rows.map(([key, name, result]) => ({ key, market, name, price: priceOf(all, result), result }));
}

function priceOf<Facts>(all: Chances<Facts>, result: (facts: Facts) => boolean): Price {
  let total = 0n;
  let won = 0n;
  for (const [facts, weight] of all) {
    total += weight;
    if (result(facts)) won += weight;
  }
  const exact = Number((total * RETURN_PERCENT) / won);
  const step = exact >= LONG_FROM ? LONG_STEP : STEP;
  return exact - (exact % step);
}
