import type { RefObject } from "react";
import { useLeave } from "../layout/use-leave.ts";
import { Calendar, type CalendarProps } from "./calendar.tsx";

export interface CalendarPopupProps extends CalendarProps {
  /** What is no press outside: the popup and the button that opens it. */
  box: RefObject<HTMLElement | null>;
  /** By a press or a focus outside, or by Escape. */
  onClose: (by: "outside" | "key") => void;
}

/** The month below the nearest positioned element around it. */
export function CalendarPopup({ box, onClose, ...calendar }: CalendarPopupProps) {
  useLeave(box, true, onClose);
  return (
    <div className="absolute top-full left-0 z-40 mt-1 text-ink">
      <Calendar {...calendar} />
    </div>
  );
}
