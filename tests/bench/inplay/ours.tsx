// The rows of /inplay as members have them: the real components on the real stores.
import { StoryApp } from "../../../.storybook/story-app.tsx";
import type { EuropeanFixture } from "../../../src/api/contract/sports.ts";
import { createFixtureStore } from "../../../src/api/prices/fixture-store.ts";
import { createPriceStore, type PriceItem } from "../../../src/api/prices/price-store.ts";
import { FixtureGroups } from "../../../src/ui/sports/european/fixture-groups.tsx";
import { FixtureRow } from "../../../src/ui/sports/european/fixture-row.tsx";
import { PriceStoreContext } from "../../../src/ui/sports/price/price-store-context.ts";
import { createRoot } from "react-dom/client";

const ANSWERS = { favourites: { fixtures: [], leagues: [] } };

function openStores(items: readonly EuropeanFixture[]) {
  const [fixtures, prices] = [
    createFixtureStore(),
    // The frame comes when the measurement asks for it, so that all pages are drawn by the same one.
    createPriceStore({ onFrame: () => {}, after: () => {}, now: () => performance.now() }),
  ];
  fixtures.seed(items, "bench-0");
  prices.seed(items, "bench-0");
  return { fixtures, prices };
}

/** Every row at once, so that each price is mounted. */
export function mountRows(stage: HTMLElement, items: readonly EuropeanFixture[]) {
  const lists = openStores(items);
  createRoot(stage).render(
    <StoryApp path="/inplay" answers={ANSWERS}>
      <PriceStoreContext value={lists.prices}>
        {items.map((item) => (
          <FixtureRow key={item.id} phase="live" fixture={item} lists={lists} isGone={false} />
        ))}
      </PriceStoreContext>
    </StoryApp>,
  );
  let number = 0;
  return {
    /** One event a price, as the stream brings them at worst. */
    take: (events: readonly PriceItem[]) => {
      for (const event of events) lists.prices.apply([event], `bench-${++number}`);
      lists.prices.flush();
    },
  };
}

/** The list as the page shows it: only the rows on the screen and around it. */
export function mountList(stage: HTMLElement, items: readonly EuropeanFixture[]) {
  const lists = openStores(items);
  const app = (shown: readonly EuropeanFixture[]) => (
    <StoryApp path="/inplay" answers={ANSWERS}>
      <PriceStoreContext value={lists.prices}>
        <FixtureGroups phase="live" listKey="bench" items={shown} lists={lists} />
      </PriceStoreContext>
    </StoryApp>
  );
  const root = createRoot(stage);
  return { show: (shown: readonly EuropeanFixture[]) => root.render(app(shown)) };
}
