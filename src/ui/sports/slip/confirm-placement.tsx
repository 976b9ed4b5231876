import { useRef } from "react";
import { addComma, formatPrice, payoutOf, type Price } from "../../../domain/common/price.ts";
import { combinedPriceOf } from "../../../machines/slip/slip.actions.ts";
import { legName, pickPlace } from "../pick-names.ts";
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { Dialog } from "../../primitives/dialog.tsx";
import { betRequest } from "./bet-request.ts";
import type { SlipProps } from "./betting.ts";
import { SlipBlockNote } from "./slip-block-note.tsx";
import { labelOf } from "./shown.ts";
import { PLACEMENT_TEXT, POLICY_LABEL, SLIP_TEXT } from "./text.ts";
import { useSlip } from "./use-slip.ts";

/** The bet once more, as it stands at this moment: prices go on moving while it is read. Enter places it. */
export function ConfirmPlacement({ betting }: SlipProps) {
  const main = useRef<HTMLButtonElement>(null);
  const context = useSlip(betting, ({ slip }) => slip.context);
  const label = useSlip(betting, labelOf);
  const price = combinedPriceOf(context);
  const press = { type: "placement.confirm", request: betRequest(context) } as const;
  const isEnabled = useSlip(betting, () => betting.can(press));
  const cancel = () => betting.press({ type: "placement.cancel" });
  const confirm = () => {
    if (isEnabled) betting.press(press);
  };
  return (
    <Dialog
      title={PLACEMENT_TEXT.confirmTitle}
      onClose={cancel}
      initialFocus={main}
      footer={
        <>
          <Button onClick={cancel}>{PLACEMENT_TEXT.cancel}</Button>
          <Button
            ref={main}
            look={isEnabled ? "primary" : "quiet"}
            className="aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:text-muted aria-disabled:hover:bg-raised"
            // The key that opened this dialog is still down: what it repeats is no confirmation.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            aria-disabled={isEnabled ? undefined : true}
            aria-describedby="confirm-reason"
            onClick={confirm}
          >
            {label}
          </Button>
        </>
      }
    >
      <p className="mb-2 text-sm text-muted">{PLACEMENT_TEXT.confirmAsk}</p>
      <ul className="mb-3 grid max-h-56 gap-1 overflow-y-auto rounded-md border border-line bg-sunken p-2 text-sm">
        {context.legs.map(({ entry, seenPrice }) => (
          <li key={entry.id} className="flex justify-between gap-3">
            <span className="min-w-0">
              <span className="block truncate font-semibold">{legName(entry)}</span>
              <span className="block truncate text-xs text-muted empty:hidden">{pickPlace(entry)}</span>
            </span>
            <LegPrice seen={seenPrice} now={entry.betPrice} />
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-2 gap-y-1 text-sm [&_dd]:text-right [&_dd]:font-bold [&_dd]:tabular-nums [&_dt]:text-muted">
        <dt>{SLIP_TEXT.total}</dt>
        <dd>{formatPrice(price)}</dd>
        <dt>{SLIP_TEXT.stake}</dt>
        <dd>
          {addComma(context.stake)}
          {SLIP_TEXT.won}
        </dd>
        <dt>{SLIP_TEXT.payout}</dt>
        <dd>
          {addComma(payoutOf(context.stake, price))}
          {SLIP_TEXT.won}
        </dd>
        <dt>{SLIP_TEXT.policy}</dt>
        <dd>{POLICY_LABEL[context.policy]}</dd>
      </dl>
      <div className="mt-2">
        <SlipBlockNote id="confirm-reason" betting={betting} />
      </div>
    </Dialog>
  );
}

/** "1.95 → 1.90" where the price moved since the member agreed to it. */
function LegPrice({ seen, now }: { seen: Price; now: Price }) {
  if (seen === now) return <span className="font-bold tabular-nums">{formatPrice(now)}</span>;
  return (
    <span className="shrink-0 tabular-nums">
      <s className="text-muted">{formatPrice(seen)}</s>
      <span className="sr-only">{PLACEMENT_TEXT.becomes}</span>
      <span aria-hidden="true"> → </span>
      <span className={classNames("font-bold", now > seen ? "text-rise" : "text-fall")}>{formatPrice(now)}</span>
    </span>
  );
}
