import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import { classNames } from "../../primitives/class-names.ts";
import { PriceCell, type PriceCellProps } from "../price/price-cell.tsx";
import { KOREA_TEXT } from "./text.ts";

interface BonusBarProps {
  bonus: FixtureWire;
  picked: ReadonlySet<string>;
  onPick: PriceCellProps["onPick"];
  /** The hint stands above the folders on wide pages too: beside another column there is no room for both in a row. */
  isNarrow?: boolean;
}

/** Bonus folders: each needs so many other legs and raises the price of all of them. */
export function BonusBar({ isNarrow = false, ...props }: BonusBarProps) {
  return (
    <section
      aria-labelledby="bonus-title"
      className={classNames("mb-2", !isNarrow && "desktop:flex desktop:items-center desktop:gap-4")}
    >
      <div
        className={classNames(
          "sr-only min-w-0 tablet:not-sr-only tablet:mb-1 tablet:flex tablet:flex-wrap tablet:items-baseline tablet:gap-x-2",
          !isNarrow && "desktop:order-1 desktop:mb-0",
        )}
      >
        <h2 id="bonus-title" className="text-xs font-bold">
          {KOREA_TEXT.bonus}
        </h2>
        <p className="text-2xs text-muted">{KOREA_TEXT.bonusHint}</p>
      </div>
      <div className="grid grid-cols-3 gap-1 tablet:max-w-lg desktop:w-lg desktop:shrink-0">
        {props.bonus.markets.flatMap((market) =>
          market.selections.map((selection) => (
            <PriceCell
              key={selection.id}
              selectionId={selection.id}
              name={market.bonusLegs ? KOREA_TEXT.folder(market.bonusLegs) : selection.name}
              pressed={props.picked.has(selection.id)}
              onPick={props.onPick}
            />
          )),
        )}
      </div>
    </section>
  );
}
