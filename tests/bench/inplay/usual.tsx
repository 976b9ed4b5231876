// The usual React way: the fixtures are one state, each event makes a new one, and the list is rendered again. React joins
// the updates that come before it renders. Nothing is memoised, by hand or by the compiler.
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { EuropeanFixture } from "../../../src/api/contract/sports.ts";
import type { PriceItem } from "../../../src/api/prices/price-store.ts";
import { formatPrice } from "../../../src/domain/price.ts";
import { selectionLabel } from "../../../src/ui/sports/display-name.ts";
import { PRICE_TEXT } from "../../../src/ui/sports/price/text.ts";

type Fixtures = readonly EuropeanFixture[];
type Selection = EuropeanFixture["markets"][number]["selections"][number] & { move?: "up" | "down" };

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
    return fixtures.map((fixture) => <Fixture key={fixture.id} fixture={fixture} />);
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

function Fixture({ fixture }: { fixture: EuropeanFixture }) {
  "use no memo";
  return (
    <article className="grid gap-1.5 border border-t-0 border-line bg-surface px-3 py-2">
      <h3 className="min-w-0 truncate font-semibold">
        {fixture.homeName} vs {fixture.awayName}
      </h3>
      {fixture.markets.map((market) => (
        <fieldset key={market.id} className="grid min-w-0 grid-cols-3 items-center gap-1">
          {market.selections.map((selection) => (
            <Price key={selection.id} fixture={fixture} selection={selection} />
          ))}
        </fieldset>
      ))}
    </article>
  );
}

function Price({ fixture, selection }: { fixture: EuropeanFixture; selection: Selection }) {
  "use no memo";
  const isOpen = selection.status === "open";
  return (
    <button
      type="button"
      className="price-cell"
      aria-pressed={false}
      aria-disabled={isOpen ? undefined : true}
      data-selection={selection.id}
      data-state={isOpen ? "open" : "suspended"}
      data-move={selection.move}
    >
      <span className="price-cell-name">{selectionLabel(fixture, selection)}</span>
      <span className="price-cell-value">{isOpen ? formatPrice(selection.betPrice) : PRICE_TEXT.suspended}</span>
    </button>
  );
}
