import { useId, useState } from "react";
import { shortMoney } from "../../../domain/common/money-text.ts";
import { addComma } from "../../../domain/common/price.ts";
import { highestStake, isCappedByOpenBets } from "../../../machines/slip/slip.actions.ts";
import { Button, type ButtonProps } from "../../primitives/button.tsx";
import { MoneyField } from "../../primitives/money-field.tsx";
import type { SlipProps } from "./betting.ts";
import { useQuickAmounts } from "./quick-amounts.ts";
import { QuickAmountsForm } from "./quick-amounts-form.tsx";
import { slipOf } from "./shown.ts";
import { SLIP_TEXT } from "./text.ts";
import { usePlace } from "./use-place.ts";
import { useSlip } from "./use-slip.ts";

/** The stake: typed, by quick amounts, or the highest that would be taken. */
export function StakeForm({ betting }: SlipProps) {
  const id = useId();
  const { open } = usePlace(betting);
  const snapshot = useSlip(betting, slipOf);
  const { stake, limits, owner } = snapshot.context;
  const quick = useQuickAmounts(owner);
  const [isSetting, setIsSetting] = useState(false);
  const can = snapshot.can.bind(snapshot);
  const limitsText = isCappedByOpenBets(snapshot.context) ? SLIP_TEXT.limitsLeft : SLIP_TEXT.limits;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <label htmlFor={id} className="text-xs font-semibold text-muted">
          {SLIP_TEXT.stake}
        </label>
        <Button
          size="sm"
          look="ghost"
          className="-my-1 px-1.5 font-normal"
          aria-expanded={isSetting}
          onClick={() => setIsSetting(!isSetting)}
        >
          {SLIP_TEXT.quickEdit}
        </Button>
      </div>
      <MoneyField
        id={id}
        aria-describedby={limits ? `${id}-limits` : undefined}
        value={stake}
        unit={SLIP_TEXT.won}
        readOnly={!can({ type: "stake.set", stake: 0 })}
        onAmount={(won) => betting.edit({ type: "stake.set", stake: won })}
        onEnter={open}
        className="h-11 text-lg"
      />
      <p id={`${id}-limits`} className="min-h-4 text-right text-2xs text-faint tabular-nums">
        {limits && limitsText(addComma(limits.minStake), addComma(highestStake(snapshot.context)))}
      </p>
      {isSetting && (
        <QuickAmountsForm
          amounts={quick.amounts}
          onKeep={(amounts) => {
            quick.keep(amounts);
            setIsSetting(false);
          }}
        />
      )}
      <div className="grid grid-cols-6 gap-1">
        {quick.amounts.map((amount, at) => (
          <Small
            // oxlint-disable-next-line react/no-array-index-key -- four places that never move
            key={at}
            aria-label={SLIP_TEXT.quick(shortMoney(amount))}
            disabled={!can({ type: "stake.quick", amount })}
            onClick={() => betting.edit({ type: "stake.quick", amount })}
          >
            +{shortMoney(amount)}
          </Small>
        ))}
        <Small disabled={!can({ type: "stake.max" })} onClick={() => betting.edit({ type: "stake.max" })}>
          {SLIP_TEXT.max}
        </Small>
        <Small
          disabled={!can({ type: "stake.set", stake: 0 })}
          onClick={() => betting.edit({ type: "stake.set", stake: 0 })}
        >
          {SLIP_TEXT.reset}
        </Small>
      </div>
    </div>
  );
}

function Small(props: ButtonProps) {
  return <Button size="sm" className="px-0! whitespace-nowrap tracking-tight" {...props} />;
}
