import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface FieldNotes {
  /** What is wrong with it, in Korean. */
  error?: string | undefined;
  /** Shown where nothing is wrong. */
  hint?: string | undefined;
}

interface FieldControl {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

export interface FieldBoxProps extends FieldNotes {
  label: string;
  className?: string | undefined;
  /** Draws the control with what ties it to its label and note. */
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label above it, and its error or its hint below. */
export function FieldBox({ label, error, hint, className, children }: FieldBoxProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={classNames("grid content-start gap-1", className)}>
      <label htmlFor={id} className="text-xs font-semibold text-muted">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": note ? `${id}-note` : undefined,
      })}
      {note && (
        <p id={`${id}-note`} className={classNames("text-xs", error ? "text-danger" : "text-faint")}>
          {note}
        </p>
      )}
    </div>
  );
}
