import { useId, useState } from "react";
import { Button } from "../../primitives/button.tsx";
import { MoneyField } from "../../primitives/money-field.tsx";
import { DEFAULT_AMOUNTS } from "./quick-amounts.ts";
import { SLIP_TEXT } from "./text.ts";

/** The amounts of the quick buttons as the member wants them. */
export function QuickAmountsForm(props: { amounts: readonly number[]; onKeep: (amounts: readonly number[]) => void }) {
  const id = useId();
  const [amounts, setAmounts] = useState(props.amounts);
  const isWrong = amounts.includes(0);
  const keep = (): void => {
    if (!isWrong) props.onKeep(amounts);
  };
  return (
    <div className="grid gap-1.5 rounded-md border border-line bg-sunken p-2">
      <div className="grid grid-cols-2 gap-1.5">
        {amounts.map((amount, at) => (
          <MoneyField
            // oxlint-disable-next-line react/no-array-index-key -- four places that never move
            key={at}
            aria-label={SLIP_TEXT.quickField(at + 1)}
            aria-invalid={amount === 0 || undefined}
            aria-describedby={amount === 0 ? `${id}-wrong` : undefined}
            value={amount}
            unit={SLIP_TEXT.won}
            onAmount={(won) => setAmounts((all) => all.map((one, place) => (place === at ? won : one)))}
            onEnter={keep}
            className="h-8 text-sm"
          />
        ))}
      </div>
      <output id={`${id}-wrong`} className="text-xs text-warn empty:hidden">
        {isWrong && SLIP_TEXT.quickEmpty}
      </output>
      <div className="flex justify-end gap-1.5">
        <Button size="sm" onClick={() => props.onKeep(DEFAULT_AMOUNTS)}>
          {SLIP_TEXT.quickDefault}
        </Button>
        <Button size="sm" look="primary" disabled={isWrong} onClick={keep}>
          {SLIP_TEXT.quickSave}
        </Button>
      </div>
    </div>
  );
}
