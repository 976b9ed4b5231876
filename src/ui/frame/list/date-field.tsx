import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../primitives/icon.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { DATE_TEXT } from "./text.ts";

const Calendar = lazy(() => import("./calendar.tsx").then((module) => ({ default: module.Calendar })));

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
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [isOpen]);
  return (
    <div ref={box} className="relative grid gap-0.5 text-xs text-muted" data-state={isOpen ? "open" : "closed"}>
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
        <button
          ref={button}
          type="button"
          aria-label={DATE_TEXT.open(label)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="grid w-9 place-items-center rounded-md hover:bg-hover hover:text-ink"
        >
          <Icon name="calendar" size={16} />
        </button>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="text-danger">
          {error}
        </p>
      )}
      {isOpen && (
        <div className="absolute top-full left-0 z-40 mt-1 text-ink">
          <Suspense>
            <Calendar
              day={day}
              label={label}
              onPick={(picked) => {
                setDay(picked);
                setOpen(false);
                button.current?.focus();
              }}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
