import { useId, type ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "id"> {
  label: string;
  /** What is wrong with it, in Korean. */
  error?: string | undefined;
  hint?: string;
}

export function TextField({ label, error, hint, className, ...rest }: TextFieldProps) {
  const id = useId();
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={classNames("grid gap-1", className)}>
      <label htmlFor={id} className="text-xs font-semibold text-muted">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        className={classNames(
          "h-11 w-full rounded-md border bg-field px-3 text-base text-ink placeholder:text-faint",
          error ? "border-danger" : "border-edge",
        )}
        {...rest}
      />
      {error ? (
        <p id={`${id}-error`} className="text-xs text-danger">
          {error}
        </p>
      ) : hint ? (
        <p id={`${id}-hint`} className="text-xs text-faint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
