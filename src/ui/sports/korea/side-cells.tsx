import type { ReactNode } from "react";
import type { MarketWire } from "../../../api/contract/sports/fixtures.ts";
import { shortSides } from "../../../domain/sports/short-name.ts";
import { ownLine, selectionLabel } from "../display-name.ts";
import { PriceCell } from "../price/price-cell.tsx";
import type { MarketRowProps } from "./market-props.ts";

/** The selection between two sides, if the market has one, and the sides. */
export function sidesOf(market: MarketWire) {
  const middle = market.selections.find((selection) => selection.key === "draw");
  const [first, second] = market.selections.filter((selection) => selection !== middle);
  return { first, middle, second };
}

/** The prices of a market with two sides, each with its own line. `between` is shown where there is no draw. */
export function SideCells({ between, ...props }: MarketRowProps & { between: ReactNode }) {
  const { fixture, market, picked, isClosed, onPick } = props;
  const { first, middle, second } = sidesOf(market);
  const short: Readonly<Record<string, string>> = { ...shortSides(fixture) };
  const cell = (selection: typeof first, place: "start" | "middle" | "end") =>
    selection && (
      <PriceCell
        key={selection.id}
        selectionId={selection.id}
        name={selectionLabel(fixture, selection)}
        shortName={short[selection.key]}
        line={ownLine(market, selection)}
        pressed={picked.has(selection.id)}
        mirror={place === "end"}
        centred={place === "middle"}
        isClosed={isClosed}
        onPick={onPick}
      />
    );
  return (
    <>
      {cell(first, "start")}
      {middle ? cell(middle, "middle") : between}
      {cell(second, "end")}
    </>
  );
}
