import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { FieldBox, type FieldNotes } from "./field-box.tsx";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "id">, FieldNotes {
  label: string;
}

export function TextField({ label, error, hint, className, ...rest }: TextFieldProps) {
  return (
    <FieldBox label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <input
          {...control}
          className={classNames(
            "h-11 w-full rounded-md border bg-field px-3 text-base text-ink placeholder:text-faint",
            error ? "border-danger" : "border-edge",
          )}
          {...rest}
        />
      )}
    </FieldBox>
  );
}
