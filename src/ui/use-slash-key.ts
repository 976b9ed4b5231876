import { useEffect, useEffectEvent } from "react";

/** Where a slash is a part of what is typed, or the page behind is not at hand. */
const TAKES_KEYS = "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]";

/** Whether a plain key is somebody else's: of a field, of a dialog, or held down with another. */
export function takesKeys(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest(TAKES_KEYS) !== null;
}

/** Runs when "/" is pressed outside of a field and of a dialog. */
export function useSlashKey(run: () => void): void {
  const press = useEffectEvent(run);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.isComposing || takesKeys(event)) return;
      event.preventDefault();
      press();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
