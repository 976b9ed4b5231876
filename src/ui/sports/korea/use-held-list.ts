import { useEffect, useState, useSyncExternalStore, type RefCallback } from "react";
import { createHeldList, type Merge, type ShownList } from "./held-list.ts";

/**
 * Shows a list so that nothing moves under the pointer, the finger or the focus of the keyboard. `hold` goes to the
 * element of the list. A finger has no place before it touches: there the list is held until the page is scrolled.
 */
export function useHeldList<Item extends { readonly id: string }>(
  key: string | null,
  newest: readonly Item[],
  merge?: Merge<Item>,
): ShownList<Item> & { hold: RefCallback<HTMLElement> } {
  const [list] = useState(() => createHeldList<Item>(merge));
  const shown = useSyncExternalStore(list.subscribe, () => list.show(key, newest));
  const [hold] = useState(() => (element: HTMLElement) => {
    const isTouch = matchMedia("(hover: none)").matches;
    if (isTouch) list.hold();
    const stop = new AbortController();
    const on = (name: string, run: (event: Event) => void) =>
      element.addEventListener(name, run, { signal: stop.signal });
    on("pointerenter", list.hold);
    on("pointerleave", () => {
      if (!isTouch) list.release();
    });
    on("focusin", ({ target }) => {
      if (target instanceof Element && target.matches(":focus-visible")) list.hold();
    });
    on("focusout", () => {
      if (!isTouch && !element.matches(":hover")) list.release();
    });
    return () => {
      stop.abort();
      list.release();
    };
  });
  useEffect(() => {
    if (!matchMedia("(hover: none)").matches) return;
    addEventListener("scroll", list.drop, { passive: true });
    return () => removeEventListener("scroll", list.drop);
  }, [list]);
  return { ...shown, hold };
}
