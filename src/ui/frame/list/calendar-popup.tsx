import { type RefObject, useLayoutEffect, useRef } from "react";
import { useLeave } from "../layout/use-leave.ts";
import { Calendar, type CalendarProps } from "./calendar.tsx";
import { placeBeside } from "./place-beside.ts";

export interface CalendarPopupProps extends CalendarProps {
  /** What is no press outside: the popup and the button that opens it. It lies in the field that the popup stands at. */
  box: RefObject<HTMLElement | null>;
  /** By a press or a focus outside, or by Escape. */
  onClose: (by: "outside" | "key") => void;
}

/** The month at its field, above all else: a panel would cut it off. */
export function CalendarPopup({ box, onClose, ...calendar }: CalendarPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  useLeave(box, true, onClose);
  useLayoutEffect(() => {
    const own = popup.current;
    const field = box.current?.parentElement;
    if (!own || !field) return;
    own.showPopover();
    const place = () => {
      const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { left, top } = placeBeside(field.getBoundingClientRect(), own.getBoundingClientRect(), room);
      own.style.left = `${left}px`;
      own.style.top = `${top}px`;
    };
    place();
    window.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
    };
  }, [box]);
  return (
    <div ref={popup} popover="manual" className="fixed inset-auto m-0 overflow-visible border-0 bg-transparent p-0">
      <Calendar {...calendar} />
    </div>
  );
}
