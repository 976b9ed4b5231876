import { marketTitle } from "../../../domain/sports/labels/markets.ts";
import { kindOf } from "../../../domain/sports/markets/table.ts";
import { classNames } from "../../primitives/class-names.ts";
import { MarketGrid } from "./market-grid.tsx";
import type { MarketRowProps } from "./market-props.ts";
import { marketName } from "./market-name.ts";
import { SideCells, sidesOf } from "./side-cells.tsx";

/** One market with all of its selections. */
export function MarketRow(props: MarketRowProps) {
  const { kind, selections } = props.market;
  const between = selections.filter(({ key }) => key === "draw").length;
  const areSides = kindOf(kind)?.layout !== "grid" && selections.length <= 2 + between;
  return areSides ? <MarketSides {...props} /> : <MarketGrid {...props} />;
}

/** A market's name, the first side, the draw if there is one, the other side. */
function MarketSides(props: MarketRowProps) {
  const { fixture, market } = props;
  const title = marketTitle(fixture.sportId, market);
  const { first, middle } = sidesOf(market);
  const hasDraw = middle !== undefined;
  // A team with its line needs the width of the title on a phone.
  const isAbove = hasDraw || (market.line !== null && first?.key === "home");
  // Three cells with lines need the width of the title, too, until the list is as wide as on a desktop.
  const isWide = hasDraw && market.line !== null;
  return (
    <fieldset
      aria-label={marketName(fixture, market)}
      data-market={market.id}
      className={classNames(
        "grid min-w-0 items-center gap-1",
        isAbove && !hasDraw ? "grid-cols-2" : "grid-cols-[minmax(0,1fr)_4.75rem_minmax(0,1fr)]",
        isWide && "desktop:grid-cols-[5.5rem_minmax(0,1fr)_5.75rem_minmax(0,1fr)]",
        hasDraw && !isWide && "tablet:grid-cols-[5.5rem_minmax(0,1fr)_5.75rem_minmax(0,1fr)]",
        !hasDraw && "tablet:grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,1fr)]",
      )}
    >
      <span
        className={classNames(
          "col-span-full text-2xs text-muted tablet:text-xs",
          isWide ? "desktop:col-span-1" : "tablet:col-span-1 tablet:block",
          !isAbove && "hidden",
        )}
      >
        {title}
      </span>
      <SideCells
        {...props}
        between={!isAbove && <span className="text-center text-2xs text-muted tablet:hidden">{title}</span>}
      />
    </fieldset>
  );
}
