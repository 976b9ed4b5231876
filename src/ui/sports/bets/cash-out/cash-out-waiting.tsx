import type { CashOutWaiting as Waiting } from "../../../../api/contract/sports/cash-out.ts";
import { addComma } from "../../../../domain/common/price.ts";
import { useSecondsLeft } from "../../slip/use-seconds-left.ts";
import { CASH_OUT_TEXT as TEXT } from "./text.ts";

/** A cash-out of a running match, until it is decided. */
export function CashOutWaiting({ waits: { least, askedAt, decideAt } }: { waits: Waiting }) {
  const seconds = useSecondsLeft(Date.parse(decideAt) - Date.parse(askedAt));
  return (
    <div className="grid gap-1">
      <p className="flex items-baseline justify-between gap-2 font-bold text-warn">
        <output>{TEXT.waiting}</output>
        <span aria-hidden="true" className="text-xl tabular-nums">
          {TEXT.secondsLeft(seconds)}
        </span>
      </p>
      <p className="text-xs text-muted">{TEXT.waitingHint(addComma(least))}</p>
    </div>
  );
}
