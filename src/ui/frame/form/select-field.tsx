import { useId } from "react";
import { classNames } from "../../primitives/class-names.ts";
import { useFormField } from "./form-context.ts";

export interface SelectFieldProps {
  /** A field of the form's schema that holds one of the values, as text. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

export function SelectField({ name, label, options }: SelectFieldProps) {
  "use no memo";
  const id = useId();
  const { value = "", error, props } = useFormField<string>(name);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs font-semibold text-muted">
        {label}
      </label>
      <select
        id={id}
        {...props}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
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
      {error && (
        <p id={`${id}-error`} className="text-xs text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
