import { use } from "react";
import type { FixtureWire, SelectionWire } from "../../../api/contract/sports/fixtures.ts";
import { formatPrice } from "../../../domain/common/price.ts";
import { mainMarket } from "../../../domain/sports/main-market.ts";
import { ownLine } from "../../sports/display-name.ts";
import { PriceCell, type PriceCellProps } from "../../sports/price/price-cell.tsx";
import { slipEntry } from "../../sports/korea/slip-entry.ts";
import { HomeListsContext } from "./home-lists.ts";

import { HOME_TEXT } from "./text.ts";

/** The prices of a fixture's result; where its market is closed, of the next one that has prices. They can be picked once the betting's code is there. */
export function ResultPrices({ fixture, isClosed }: { fixture: FixtureWire; isClosed?: boolean }) {
  const home = use(HomeListsContext);
  const market = mainMarket(fixture.markets);
  if (!market) return <span className="text-center text-xs text-muted">{HOME_TEXT.closed}</span>;
  const nameOf = (selection: SelectionWire) => [selection.name, ownLine(market, selection)].filter(Boolean).join(" ");
  const pick: PriceCellProps["onPick"] = (selectionId, availability) => {
    const selection = market.selections.find(({ id }) => id === selectionId);
    if (!home || !selection) return;
    const betPrice = home.lists.prices.read(selectionId)?.betPrice ?? selection.betPrice;
    const game = fixture.status === "live" ? "live" : "cross";
    home.pick(slipEntry(game, fixture, market, selection, betPrice), availability);
  };
  return (
    <span className="grid w-full auto-cols-fr grid-flow-col gap-1">
      {market.selections.map((selection) =>
        home ? (
          <PriceCell
            key={selection.id}
            selectionId={selection.id}
            name={nameOf(selection)}
            prefix={`${fixture.homeName} ${fixture.awayName}`}
            pressed={home.picked.has(selection.id)}
            isClosed={isClosed}
            onPick={pick}
          />
        ) : (
          <span key={selection.id} className="price-cell" data-state="open">
            <span className="price-cell-name">{nameOf(selection)}</span>
            <span className="price-cell-value">{formatPrice(selection.betPrice)}</span>
          </span>
        ),
      )}
    </span>
  );
}
