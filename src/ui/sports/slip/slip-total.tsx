import { Fragment } from "react";
import { addComma, formatPrice, payoutOf } from "../../../domain/common/price.ts";
import { combinedPriceOf } from "../../../machines/slip/slip.actions.ts";
import type { SlipProps } from "./betting.ts";
import { SLIP_TEXT } from "./text.ts";
import { useSlip } from "./use-slip.ts";

/** The combined price and what the stake would win at it. */
export function SlipTotal({ betting }: SlipProps) {
  const price = useSlip(betting, ({ slip }) => combinedPriceOf(slip.context));
  const combinations = useSlip(betting, ({ slip }) => slip.context.combinations);
  const stake = useSlip(betting, ({ slip }) => slip.context.stake);
  return (
    <dl className="grid grid-cols-2 gap-y-0.5 text-sm">
      {combinations.map(({ fixtureId, price: together }) =>
        together === null ? null : (
          <Fragment key={fixtureId}>
            <dt className="text-muted">{SLIP_TEXT.combination}</dt>
            <dd className="text-right font-semibold tabular-nums">{formatPrice(together)}</dd>
          </Fragment>
        ),
      )}
      <dt className="text-muted">{SLIP_TEXT.total}</dt>
      <dd className="text-right font-bold tabular-nums">{formatPrice(price)}</dd>
      <dt className="text-muted">{SLIP_TEXT.payout}</dt>
      <dd className="text-right text-lg font-bold text-accent tabular-nums">
        {addComma(payoutOf(stake, price))}
        <span className="ml-0.5 text-sm font-normal text-muted">{SLIP_TEXT.won}</span>
      </dd>
    </dl>
  );
}
