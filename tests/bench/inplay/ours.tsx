// The rows of /inplay as members have them: the real components on the real stores.
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { createStoryBetting, storyBetting } from "../../../.storybook/story-betting.ts";
import type { EuropeanFixture } from "../../../src/api/contract/sports/sports.ts";
import { priceFrames } from "../../../src/api/prices/price-frames.ts";
import { browserRuns, createPriceStore, type PriceItem } from "../../../src/api/prices/price-store.ts";
import type { AppContext } from "../../../src/ui/app-context.ts";
import { ListPlace } from "../../../src/ui/sports/list/list-place.tsx";
import { MatchLine } from "../../../src/ui/sports/list/match-line.tsx";
import { MatchList } from "../../../src/ui/sports/list/match-list.tsx";
import { loadRows } from "../../../src/ui/sports/list/rows.ts";
import { LiveNews } from "../../../src/ui/sports/european/live-news.tsx";
import { PriceStoreContext } from "../../../src/ui/sports/price/price-store-context.ts";
import type { BettingSlip } from "../../../src/ui/sports/slip/betting.ts";
import { SlipPlace } from "../../../src/ui/sports/slip/slip-place.tsx";
import { watchLegs } from "../../../src/ui/sports/slip/watch-legs.ts";
import { createRoot } from "react-dom/client";

await loadRows("line");

const ANSWERS = { favourites: { fixtures: [], leagues: [], games: [] } };

type Items = readonly EuropeanFixture[];

/** A member's betting with the fixtures in its stores. What the stream tells of its legs goes to the slip. */
function openPaymentDesk(items: Items): BettingSlip {
  const betting = createStoryBetting();
  browserRuns.onFrame = priceFrames().onFrame;
  betting.takeList(items, "bench-0");
  watchLegs(
    betting.prices,
    () => betting.shown().slip,
    (items) => betting.edit({ type: "prices.changed", items }),
  );
  return betting;
}

/** A betting whose prices are drawn when the measurement asks for it, so that all pages are drawn by the same frame. */
function openStillDesk(items: Items): BettingSlip {
  const prices = createPriceStore({ onFrame: () => {}, after: () => {}, now: () => performance.now() });
  prices.seed(items, "bench-0");
  return { ...openPaymentDesk(items), prices };
}

const withSlip =
  (betting: BettingSlip) =>
  (app: AppContext): void => {
    app.betting = storyBetting(betting);
  };

function teller(prices: BettingSlip["prices"]) {
  let number = 0;
  return (event: PriceItem) => prices.apply([event], `bench-${++number}`);
}

/** What the server tells when a fixture ends: its state, and that its prices are closed. */
function tellEnd(betting: BettingSlip, fixture: EuropeanFixture, id: string): void {
  const { startsAt, score = null } = fixture;
  betting.fixtures.apply([{ id: fixture.id, status: "ended", startsAt, score, clock: null }], id);
  const selections = fixture.markets.flatMap((market) => market.selections);
  betting.prices.apply(
    selections.map(({ id: selectionId, betPrice }) => ({ selectionId, betPrice, status: "closed" })),
    id,
  );
}

/** Every row at once, so that each price is mounted. */
export function mountRows(stage: HTMLElement, items: Items) {
  const betting = openStillDesk(items);
  draw(stage, betting, <Rows items={items} betting={betting} />);
  const tell = teller(betting.prices);
  return {
    /** One event a price, as the stream brings them at worst. */
    take: (events: readonly PriceItem[]) => {
      for (const event of events) tell(event);
      betting.prices.flush();
    },
  };
}

/** Every row at once with the slip beside them and what readers hear, drawn by the browser's frames. */
export function mountPage(stage: HTMLElement, items: Items) {
  const betting = openPaymentDesk(items);
  draw(
    stage,
    betting,
    <div className="slip:grid slip:grid-cols-[minmax(0,1fr)_320px] slip:gap-3">
      <div>
        <LiveNews fixtures={items} lists={betting} />
        <Rows items={items} betting={betting} />
      </div>
      <SlipPlace />
    </div>,
  );
  return { hear: teller(betting.prices) };
}

/** The list as the page shows it: only the rows on the screen and around it. */
export function mountList(stage: HTMLElement, items: Items) {
  const betting = openPaymentDesk(items);
  const root = createRoot(stage);
  const show = (shown: Items) =>
    root.render(
      <StoryApp path="/inplay" answers={ANSWERS} prepare={withSlip(betting)}>
        <PriceStoreContext value={betting.prices}>
          <LiveNews fixtures={shown} lists={betting} />
          <MatchList game="live" isEuropean listKey="bench" items={shown} lists={betting} />
        </PriceStoreContext>
      </StoryApp>,
    );
  show([]);
  let number = 0;
  const nextId = () => `bench-${++number}`;
  let taken = 0;
  betting.prices.watch((changed) => (taken += changed.length));
  return {
    show,
    /** How many changes of prices the store took until now. */
    taken: () => taken,
    hear: (event: PriceItem) => betting.prices.apply([event], nextId()),
    end: (fixture: EuropeanFixture) => tellEnd(betting, fixture, nextId()),
    /** A list as fresh as the last event. */
    takeList: (items: Items) => betting.takeList(items, nextId()),
  };
}

function Rows({ items, betting }: { items: Items; betting: BettingSlip }) {
  return (
    <ul>
      {items.map((item) => (
        <ListPlace key={item.id} height={46}>
          <MatchLine game="live" isEuropean fixture={item} lists={betting} isGone={false} />
        </ListPlace>
      ))}
    </ul>
  );
}

function draw(stage: HTMLElement, betting: BettingSlip, page: React.ReactNode): void {
  createRoot(stage).render(
    <StoryApp path="/inplay" answers={ANSWERS} prepare={withSlip(betting)}>
      <PriceStoreContext value={betting.prices}>{page}</PriceStoreContext>
    </StoryApp>,
  );
}
