import { useId } from "react";
import { wonInWords } from "../../../domain/common/won-in-words.ts";
import { Button } from "../../primitives/button.tsx";
import { MoneyField } from "../../primitives/money-field.tsx";
import { TETHER_TEXT as TEXT } from "./text.ts";

export interface AmountInputProps {
  label: string;
  value: number;
  onAmount: (won: number) => void;
  /** In words, such as what it costs in tether. */
  hint: string;
  error: string | null;
  quickAmounts: readonly number[];
}

/** An amount in won with buttons that add to it. */
export function AmountInput({ label, value, onAmount, hint, error, quickAmounts }: AmountInputProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs font-semibold text-muted">
        {label}
      </label>
      <MoneyField
        id={id}
        value={value}
        onAmount={onAmount}
        unit="원"
        className="h-11 text-base"
        aria-invalid={error === null ? undefined : true}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={error === null ? "text-xs text-faint" : "text-xs text-danger"}>
        {error ?? hint}
      </p>
      <fieldset aria-label={TEXT.quick} className="flex flex-wrap gap-1.5">
        {quickAmounts.map((amount) => (
          <Button key={amount} size="sm" onClick={() => onAmount(value + amount)}>
            {TEXT.add(wonInWords(amount))}
          </Button>
        ))}
        <Button size="sm" look="ghost" onClick={() => onAmount(0)}>
          {TEXT.clear}
        </Button>
      </fieldset>
    </div>
  );
}
