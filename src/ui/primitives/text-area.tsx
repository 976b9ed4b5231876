import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { FieldBox, type FieldNotes } from "./field-box.tsx";

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "id" | "className">, FieldNotes {
  label: string;
}

export function TextArea({ label, error, hint, ...rest }: TextAreaProps) {
  return (
    <FieldBox label={label} error={error} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          className={classNames(
            "w-full rounded-md border bg-field px-3 py-2 text-base text-ink",
            error ? "border-danger" : "border-edge",
          )}
          {...rest}
        />
      )}
    </FieldBox>
  );
}
