import { formatPhone } from "../../../domain/common/format.ts";
import { TextField } from "../../primitives/text-field.tsx";
import type { FieldProps } from "./field.tsx";
import { useFormField } from "./form-context.ts";

/** A phone number. It gets its dashes when the field is left. */
export function PhoneField({ name, ...rest }: FieldProps) {
  "use no memo";
  const { value = "", error, change, props } = useFormField<string>(name);
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...rest}
      {...props}
      value={value}
      error={error}
      onBlur={() => {
        const dashed = formatPhone(value);
        if (dashed !== value) change(dashed);
        props.onBlur();
      }}
    />
  );
}
