import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Icon } from "../../primitives/icon.tsx";
import { DATE_TEXT } from "./text.ts";

const Calendar = lazy(() => import("./calendar.tsx").then((module) => ({ default: module.Calendar })));

export interface CalendarButtonProps {
  /** Of the field that the day is picked for. */
  label: string;
  /** "2026-11-21"; anything else opens the month of today. */
  day: string;
  onPick: (day: string) => void;
}

/** Opens a month, below the nearest positioned element around it. It has the focus again once a day was picked. */
export function CalendarButton({ label, day, onPick }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
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
    <div ref={box} className="flex" data-state={isOpen ? "open" : "closed"}>
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
      {isOpen && (
        <div className="absolute top-full left-0 z-40 mt-1 text-ink">
          <Suspense>
            <Calendar
              day={day}
              label={label}
              onPick={(picked) => {
                onPick(picked);
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
