import { useId, type ComponentProps } from "react";

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "id"> {
  label: string;
  /** What is wrong with it, in Korean. */
  error?: string | undefined;
  hint?: string;
}

export function TextArea({ label, error, hint, ...rest }: TextAreaProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs font-semibold text-muted">
        {label}
      </label>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className={`w-full rounded-md border bg-field px-3 py-2 text-base text-ink ${error ? "border-danger" : "border-edge"}`}
        {...rest}
      />
      {note && (
        <p id={`${id}-note`} className={`text-xs ${error ? "text-danger" : "text-faint"}`}>
          {note}
        </p>
      )}
    </div>
  );
}
