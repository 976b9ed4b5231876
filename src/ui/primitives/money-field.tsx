import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { caretAfterDigits, digitsBefore, isUnfinishedMoney, readMoney } from "../../domain/common/money-text.ts";
import { addComma } from "../../domain/common/price.ts";
import { classNames } from "./class-names.ts";

export interface MoneyFieldProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "ref" | "type"> {
  /** In won; 0 shows the placeholder. */
  value: number;
  onAmount: (won: number) => void;
  /** Enter, outside the composition of a syllable. */
  onEnter?: () => void;
  /** Stands behind the amount. */
  unit: string;
}

/** An amount with commas. The caret keeps its place among the digits; 만 and 천 count. */
export function MoneyField({ value, onAmount, onEnter, unit, className, onBlur, ...rest }: MoneyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // "1만5" is on its way to 1만5천: it stays as typed while it reads as the amount.
  const [draft, setDraft] = useState<string | null>(null);
  const [caret, setCaret] = useState<{ digits: number } | null>(null);
  const shown = draft !== null && readMoney(draft) === value ? draft : value === 0 ? "" : addComma(value);
  useLayoutEffect(() => {
    const input = field.current;
    if (!input || !caret) return;
    // React writes the same value back only after this, which would move the caret.
    if (input.value !== shown) input.value = shown;
    const place = caretAfterDigits(shown, caret.digits);
    input.setSelectionRange(place, place);
  }, [caret, shown]);
  return (
    <span className="relative block">
      <input
        maxLength={20}
        placeholder="0"
        {...rest}
        ref={field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={shown}
        onMouseDown={(event) => {
          if (document.activeElement === event.currentTarget) return;
          // Else the press would end the selection that the focus makes.
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => {
          setDraft(null);
          onBlur?.(event);
        }}
        onChange={({ target }) => {
          const next = readMoney(target.value);
          const isKept = isUnfinishedMoney(target.value);
          if (next !== null) onAmount(next);
          setDraft(isKept ? target.value : null);
          setCaret(isKept ? null : { digits: digitsBefore(target.value, target.selectionStart ?? 0) });
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing || event.repeat || !onEnter) return;
          event.preventDefault();
          setDraft(null);
          onEnter();
        }}
        className={classNames(
          "w-full rounded-md border border-edge bg-field pr-8 pl-3 text-right font-bold tabular-nums placeholder:text-faint",
          className,
        )}
      />
      <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm text-muted">
        {unit}
      </span>
    </span>
  );
}
