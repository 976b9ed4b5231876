import type { ChangeEvent } from "react";
import { addComma } from "../../../domain/common/price.ts";
import { TextField } from "../../primitives/text-field.tsx";
import type { FieldProps } from "./field.tsx";
import { useFormField } from "./form-context.ts";

const MAX_DIGITS = 15;

/** A whole number of at least 0: a field of the form's schema that holds a number. Empty: undefined. */
export function NumberField({ name, ...rest }: FieldProps) {
  return <Digits name={name} write={String} {...rest} />;
}

/** An amount in won, with commas as it is typed. */
export function MoneyField({ name, ...rest }: FieldProps) {
  return <Digits name={name} write={addComma} {...rest} />;
}

function Digits({ name, write, ...rest }: FieldProps & { write: (value: number) => string }) {
  "use no memo";
  const { value, error, change, props } = useFormField<number>(name);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, "").slice(0, MAX_DIGITS);
    change(digits === "" ? undefined : Number(digits));
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      {...props}
      value={value === undefined || Number.isNaN(value) ? "" : write(value)}
      error={error}
      onChange={take}
    />
  );
}
