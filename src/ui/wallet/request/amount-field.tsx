import { wonInWords } from "../../../domain/common/won-in-words.ts";
import { useFormField, useFormScope } from "../../frame/form/form-context.ts";
import { MoneyField } from "../../frame/form/number-field.tsx";
import { Button } from "../../primitives/button.tsx";
import { AMOUNT_TEXT as TEXT } from "./amount-text.ts";

export interface AmountFieldProps {
  label: string;
  hint: string;
  /** Won that each button adds. */
  quickAmounts: readonly number[];
  /** The buttons add up to this. */
  max: number;
}

/** The field `amount` of a form, with buttons that add to it. */
export function AmountField({ label, hint, quickAmounts, max }: AmountFieldProps) {
  "use no memo";
  const { isBusy } = useFormScope();
  const { value = 0, change } = useFormField<number>("amount");
  return (
    <div className="grid gap-2">
      <MoneyField name="amount" label={label} hint={value > 0 ? `${wonInWords(value)} · ${hint}` : hint} />
      <fieldset aria-label={TEXT.quick} className="flex flex-wrap gap-1.5">
        {quickAmounts.map((amount) => (
          <Button key={amount} size="sm" disabled={isBusy} onClick={() => change(Math.min(value + amount, max))}>
            {TEXT.add(wonInWords(amount))}
          </Button>
        ))}
        <Button size="sm" disabled={isBusy} onClick={() => change(Math.max(0, max))}>
          {TEXT.all}
        </Button>
        <Button size="sm" look="ghost" disabled={isBusy} onClick={() => change(undefined)}>
          {TEXT.clear}
        </Button>
      </fieldset>
    </div>
  );
}
