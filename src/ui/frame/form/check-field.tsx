import { useId, type ReactNode } from "react";
import { useFormField } from "./form-context.ts";

/** A box to tick: a field of the form's schema that holds true or false. */
export function CheckField({ name, label }: { name: string; label: ReactNode }) {
  "use no memo";
  const id = useId();
  const { value = false, error, props } = useFormField<boolean>(name);
  return (
    <div className="grid gap-1">
      <label className="flex min-h-9 items-center gap-2 text-sm">
        <input
          type="checkbox"
          {...props}
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className="size-4 accent-accent"
        />
        {label}
      </label>
      {error && (
        <p id={id} className="text-xs text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
