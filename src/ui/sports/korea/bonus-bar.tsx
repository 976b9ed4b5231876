import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import { PriceCell, type PriceCellProps } from "../price/price-cell.tsx";
import { BONUS_TEXT } from "./bonus-text.ts";
import { KOREA_TEXT } from "./text.ts";

interface BonusBarProps {
  bonus: FixtureWire;
  picked: ReadonlySet<string>;
  onPick: PriceCellProps["onPick"];
}

/** Bonus folders: each needs so many other legs and raises the price of all of them. */
export function BonusBar(props: BonusBarProps) {
  return (
    <section aria-labelledby="bonus-title" className="mb-2">
      <div className="mb-1 flex min-w-0 flex-wrap items-baseline gap-x-2">
        <h2 id="bonus-title" className="text-xs font-bold">
          {KOREA_TEXT.bonus}
        </h2>
        <p className="text-2xs text-muted">{BONUS_TEXT.hint}</p>
      </div>
      <div className="grid grid-cols-3 gap-1 tablet:max-w-lg">
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
