import { marketTitle } from "../../../domain/sports/labels/markets.ts";
import { shortSides } from "../../../domain/sports/short-name.ts";
import { marketLine, selectionLabel } from "../display-name.ts";
import { PriceCell } from "../price/price-cell.tsx";
import { marketName } from "./market-name.ts";
import type { MarketRowProps } from "./market-props.ts";

/** A market of any number of selections: its name and line above, all of them below. */
export function MarketGrid({ fixture, market, picked, isClosed, onPick }: MarketRowProps) {
  const short: Readonly<Record<string, string>> = { ...shortSides(fixture) };
  const title = [marketTitle(fixture.sportId, market), marketLine(market)].filter(Boolean).join(" ");
  return (
    <fieldset aria-label={marketName(fixture, market)} data-market={market.id} className="grid min-w-0 gap-1">
      <span className="text-2xs text-muted tablet:text-xs">{title}</span>
      <div className="price-cells grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-1">
        {market.selections.map((selection) => (
          <PriceCell
            key={selection.id}
            selectionId={selection.id}
            name={selectionLabel(fixture, selection)}
            shortName={short[selection.key]}
            pressed={picked.has(selection.id)}
            isClosed={isClosed}
            onPick={onPick}
          />
        ))}
      </div>
    </fieldset>
  );
}
