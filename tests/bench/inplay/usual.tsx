// The usual React way: the fixtures are one state, each event makes a new one, and the list is rendered again. React joins
// the updates that come before it renders. Nothing is memoised, by hand or by the compiler.
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { EuropeanFixture } from "../../../src/api/contract/sports/sports.ts";
import type { PriceItem } from "../../../src/api/prices/price-store.ts";
import { UsualRow, type Selection } from "./usual-row.tsx";

type Fixtures = readonly EuropeanFixture[];

function after(fixtures: Fixtures, events: readonly PriceItem[]): Fixtures {
  const last = new Map(events.map((event) => [event.selectionId, event]));
  return fixtures.map((fixture) => ({
    ...fixture,
    markets: fixture.markets.map((market) => ({
      ...market,
      selections: market.selections.map((selection: Selection) => {
        const event = last.get(selection.id);
        if (!event) return selection;
        const move = event.betPrice > selection.betPrice ? ("up" as const) : ("down" as const);
        return { ...selection, betPrice: event.betPrice, status: event.status, move };
      }),
    })),
  }));
}

export function mountUsual(stage: HTMLElement, first: Fixtures) {
  const held: { set?: (change: (fixtures: Fixtures) => Fixtures) => void } = {};
  function List() {
    "use no memo";
    const [fixtures, setFixtures] = useState(first);
    useEffect(() => void (held.set = setFixtures), []);
    return fixtures.map((fixture) => <UsualRow key={fixture.id} fixture={fixture} />);
  }
  const root = createRoot(stage);
  flushSync(() => root.render(<List />));
  return {
    /** All events of a frame in one update, drawn at once. */
    take: (events: readonly PriceItem[]) => {
      flushSync(() => held.set?.((fixtures) => after(fixtures, events)));
    },
    /** One message of the stream; React draws when it will. */
    hear: (event: PriceItem) => held.set?.((fixtures) => after(fixtures, [event])),
  };
}
