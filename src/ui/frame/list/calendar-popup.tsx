import { type RefObject, useEffect } from "react";
import { Calendar, type CalendarProps } from "./calendar.tsx";

export interface CalendarPopupProps extends CalendarProps {
  /** What is no press outside: the popup and the button that opens it. */
  box: RefObject<HTMLElement | null>;
  /** By a press or a focus outside, or by Escape. */
  onClose: (by: "outside" | "key") => void;
}

/** The month below the nearest positioned element around it. */
export function CalendarPopup({ box, onClose, ...calendar }: CalendarPopupProps) {
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onClose("outside");
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") onClose("key");
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [box, onClose]);
  return (
    <div className="absolute top-full left-0 z-40 mt-1 text-ink">
      <Calendar {...calendar} />
    </div>
  );
}
