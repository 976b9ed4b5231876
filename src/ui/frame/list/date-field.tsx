import { useId, useState } from "react";
import { classNames } from "../../primitives/class-names.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { DATE_TEXT } from "./text.ts";

export interface DateFieldProps {
  label: string;
  name: string;
  defaultValue?: string | undefined;
  /** What is wrong with it, in Korean. */
  error?: string | undefined;
}

/** A day of Seoul, written as YYYY-MM-DD in every browser, or picked from the calendar. */
export function DateField({ label, name, defaultValue = "", error }: DateFieldProps) {
  const [day, setDay] = useState(defaultValue);
  const id = useId();
  return (
    <div className="grid gap-0.5 text-xs text-muted">
      <label htmlFor={id}>{label}</label>
      <div
        className={classNames(
          "flex h-9 rounded-md border bg-field",
          error === undefined ? "border-edge" : "border-danger",
        )}
      >
        <input
          id={id}
          name={name}
          value={day}
          inputMode="numeric"
          autoComplete="off"
          placeholder={DATE_TEXT.hint}
          maxLength={10}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => setDay(target.value)}
          className="w-26 min-w-0 flex-1 rounded-md bg-transparent px-2 text-sm text-ink tabular-nums placeholder:text-faint"
        />
        <CalendarButton label={label} day={day} onPick={setDay} />
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
