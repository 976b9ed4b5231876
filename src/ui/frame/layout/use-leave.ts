import { type RefObject, useEffect, useEffectEvent } from "react";

/** While `isOpen`: tells of a press or a focus outside of the box, and of Escape. */
export function useLeave(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onLeave: (by: "outside" | "key") => void,
) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOpen) return;
    const leaveOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) leave("outside");
    };
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") leave("key");
    };
    document.addEventListener("pointerdown", leaveOutside);
    document.addEventListener("focusin", leaveOutside);
    document.addEventListener("keydown", leaveByKey);
    return () => {
      document.removeEventListener("pointerdown", leaveOutside);
      document.removeEventListener("focusin", leaveOutside);
      document.removeEventListener("keydown", leaveByKey);
    };
  }, [box, isOpen]);
}
