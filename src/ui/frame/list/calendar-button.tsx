import { lazy, Suspense, useRef, useState } from "react";
import { Icon } from "../../primitives/icon.tsx";
import { DATE_TEXT } from "./text.ts";

const CalendarPopup = lazy(() => import("./calendar-popup.tsx").then((module) => ({ default: module.CalendarPopup })));

export interface CalendarButtonProps {
  /** Of the field that the day is picked for. */
  label: string;
  /** "2026-11-21"; anything else opens the month of today. */
  day: string;
  onPick: (day: string) => void;
}

/** Opens a month at the field that it lies in. It has the focus again once a day was picked. */
export function CalendarButton({ label, day, onPick }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (by: "outside" | "key") => {
    setOpen(false);
    if (by === "key") button.current?.focus();
  };
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
        <Suspense>
          <CalendarPopup
            day={day}
            label={label}
            box={box}
            onClose={close}
            onPick={(picked) => {
              onPick(picked);
              close("key");
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
