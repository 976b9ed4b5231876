import { useEffect, useEffectEvent } from "react";

/** As `aria-keyshortcuts` writes it. */
export const SLIP_KEYS = "Alt+S";

/** Alt+S, wherever the focus is. The key is taken by its place: with 한글 on, it types ㄴ. */
export function useSlipKey(go: () => void): void {
  const run = useEffectEvent(go);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.code !== "KeyS" || !event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      event.preventDefault();
      run();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
