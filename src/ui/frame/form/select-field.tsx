import { classNames } from "../../primitives/class-names.ts";
import { FieldBox } from "../../primitives/field-box.tsx";
import { useFormField } from "./form-context.ts";

export interface SelectFieldProps {
  /** A field of the form's schema that holds one of the values, as text. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

export function SelectField({ name, label, options }: SelectFieldProps) {
  "use no memo";
  const { value = "", error, props } = useFormField<string>(name);
  return (
    <FieldBox label={label} error={error}>
      {(control) => (
        <select
          {...control}
          {...props}
          value={value}
          className={classNames(
            "h-11 w-full rounded-md border bg-field px-3 text-base text-ink",
            error ? "border-danger" : "border-edge",
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldBox>
  );
}
