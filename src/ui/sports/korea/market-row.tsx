import type { FixtureWire, MarketWire } from "../../../api/contract/fixtures.ts";
import { kindOf } from "../../../domain/markets/table.ts";
import { classNames } from "../../primitives/class-names.ts";
import { PriceCell } from "../price/price-cell.tsx";
import { marketLine, marketTitle, selectionLabel } from "../display-name.ts";
import { MarketGrid } from "./market-grid.tsx";
import { KOREA_TEXT } from "./text.ts";

export interface MarketRowProps {
  fixture: FixtureWire;
  market: MarketWire;
  picked: ReadonlySet<string>;
  onPick: (selectionId: string) => void;
}

/** One market with all of its selections. */
export function MarketRow(props: MarketRowProps) {
  const { kind, selections } = props.market;
  const between = selections.filter(({ key }) => key === "draw").length;
  const areSides = kindOf(kind)?.layout !== "grid" && selections.length <= 2 + between;
  return areSides ? <MarketSides {...props} /> : <MarketGrid {...props} />;
}

/** A market's name, the first side, what stands between (draw or line), the other side. */
function MarketSides({ fixture, market, picked, onPick }: MarketRowProps) {
  const title = marketTitle(fixture.sportId, market);
  const line = marketLine(market);
  const middle = market.selections.find((selection) => selection.key === "draw");
  const [first, second] = market.selections.filter((selection) => selection !== middle);
  const cell = (selection: typeof first, place: "start" | "middle" | "end") =>
    selection && (
      <PriceCell
        key={selection.id}
        selectionId={selection.id}
        name={selectionLabel(fixture, selection)}
        pressed={picked.has(selection.id)}
        mirror={place === "end"}
        centred={place === "middle"}
        onPick={onPick}
      />
    );
  return (
    <fieldset
      aria-label={[KOREA_TEXT.versus(fixture.homeName, fixture.awayName), title, line].filter(Boolean).join(" ")}
      data-market={market.id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_4.75rem_minmax(0,1fr)] items-center gap-1 tablet:grid-cols-[5.5rem_minmax(0,1fr)_5.75rem_minmax(0,1fr)]"
    >
      <span
        className={classNames(
          "col-span-3 text-2xs text-muted tablet:col-span-1 tablet:block tablet:text-xs",
          !middle && "hidden",
        )}
      >
        {title}
      </span>
      {cell(first, "start")}
      {middle ? (
        cell(middle, "middle")
      ) : (
        <span className="grid text-center text-xs font-semibold text-muted tabular-nums">
          <span className="text-2xs font-normal tablet:hidden">{title}</span>
          {line || KOREA_TEXT.noLine}
        </span>
      )}
      {cell(second, "end")}
    </fieldset>
  );
}
