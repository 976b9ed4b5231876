// The page's list at a high rate for a long time: prices move, fixtures end and others begin with selections of their own.
import type { EuropeanFixture } from "../../../src/api/contract/sports/sports.ts";
import { benchFixtures, priceEvents, selectionIds } from "./fixtures.ts";
import { mountList } from "./ours.tsx";
import { stageOf } from "./stage.ts";

declare global {
  interface Window {
    /** Begins, and goes on until the page is closed. `speed`: how many times faster than the clock. Returns the number of fixtures. */
    hearForLong: (perSecond: number, speed: number) => number;
    /** How many changes of prices the page's store took until now. */
    changesTaken: () => number;
  }
}

const SHOWN = 300;
const TURN_MS = 20;
/** How often a list with another fixture is read. */
const LIST_MS = 2_000;

window.hearForLong = (perSecond, speed) => {
  const pool = benchFixtures(SHOWN);
  let begun = 0;
  let items: readonly EuropeanFixture[] = pool;
  let ids = selectionIds(items);
  const list = mountList(stageOf(), items);
  list.show(items);
  let round = 0;
  setInterval(() => {
    const events = priceEvents(ids, round++).slice(0, (speed * perSecond * TURN_MS) / 1_000);
    for (const event of events) list.hear(event);
  }, TURN_MS);
  setInterval(() => {
    const [first, ...rest] = items;
    if (first) list.end(first);
    items = [...rest, another(pool, begun++)];
    ids = selectionIds(items);
    list.takeList(items);
    list.show(items);
  }, LIST_MS / speed);
  window.changesTaken = list.taken;
  return items.length;
};

/** A fixture of the pool under ids that were not seen before. */
function another(pool: readonly EuropeanFixture[], number: number): EuropeanFixture {
  const model = pool[number % pool.length] as EuropeanFixture;
  const id = `n${number}`;
  return {
    ...model,
    id,
    markets: model.markets.map((market, at) => ({
      ...market,
      id: `${id}-${at}`,
      selections: market.selections.map((selection) => ({ ...selection, id: `${id}-${at}-${selection.key}` })),
    })),
  };
}
