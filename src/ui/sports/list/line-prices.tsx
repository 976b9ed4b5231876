import type { FixtureWire, MarketWire } from "../../../api/contract/sports/fixtures.ts";
import { PERIOD } from "../../../domain/sports/market.ts";
import type { Column } from "../../../domain/sports/match-columns.ts";
import { marketLine, ownLine, selectionLabel } from "../display-name.ts";
import type { MarketRowProps } from "../korea/market-props.ts";
import { PriceCell } from "../price/price-cell.tsx";
import { KOREA_TEXT } from "../korea/text.ts";
import { COLUMN_NAMES, LIST_TEXT } from "./text.ts";

export interface LinePricesProps extends Omit<MarketRowProps, "market"> {
  column: Column;
  /** Null where the match does not offer it. */
  market: MarketWire | null;
}

/** The prices of one column of a match: the line once, then the selections, whose names stand in the league's head. */
export function LinePrices({ column, fixture, market, picked, isClosed, onPick }: LinePricesProps) {
  if (!market)
    return (
      <span className="match-prices text-faint" aria-hidden="true">
        {LIST_TEXT.none}
      </span>
    );
  return (
    <fieldset
      aria-label={nameOf(fixture, column, market)}
      data-market={market.id}
      data-column={column}
      className="match-prices"
    >
      {column !== "result" && (
        <span aria-hidden="true" className="text-xs text-muted tabular-nums">
          {marketLine(market)}
        </span>
      )}
      {market.selections.map((selection) => (
        <PriceCell
          key={selection.id}
          selectionId={selection.id}
          name={[selectionLabel(fixture, selection), ownLine(market, selection)].filter(Boolean).join(" ")}
          pressed={picked.has(selection.id)}
          isClosed={isClosed}
          onPick={onPick}
        />
      ))}
    </fieldset>
  );
}

/** "울산 대 광주 핸디캡 −1.5". The column names the market; the table of kinds is not on the first screen. */
function nameOf(fixture: FixtureWire, column: Column, market: MarketWire): string {
  const result = market.period === PERIOD.fullTime ? LIST_TEXT.winner : LIST_TEXT.winnerInTheEnd;
  const name = market.family === "win_lose" ? result : COLUMN_NAMES[column];
  const parts = [KOREA_TEXT.versus(fixture.homeName, fixture.awayName), name, marketLine(market)];
  return parts.filter(Boolean).join(" ");
}
