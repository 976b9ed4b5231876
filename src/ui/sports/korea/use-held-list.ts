import { type RefCallback, useState, useSyncExternalStore } from "react";
import { createHeldList, type Merge, type ShownList } from "./held-list.ts";

/**
 * Shows a list so that nothing in sight moves by itself. `hold` goes to the element of the list. The newest list is shown
 * when the page is scrolled, when something outside of such lists is pressed, and when the page comes back into sight.
 */
export function useHeldList<Item extends { readonly id: string }>(
  key: string | null,
  newest: readonly Item[],
  merge?: Merge<Item>,
): ShownList<Item> & { hold: RefCallback<HTMLElement> } {
  const [{ list, hold }] = useState(() => {
    let place: HTMLElement | null = null;
    const list = createHeldList<Item>(
      () => place !== null && place.getBoundingClientRect().bottom > innerHeight,
      merge,
    );
    const hold = (element: HTMLElement) => {
      place = element;
      element.dataset.held = "";
      const stop = new AbortController();
      const { signal } = stop;
      // The focus of the keyboard would be lost with its row.
      const onScroll = () => void (element.querySelector(":focus-visible") ?? list.drop());
      // A click, not what begins it: what is pressed stays under the pointer until it is let go.
      const onClick = ({ target }: Event) => void ((target as Element).closest("[data-held]") ?? list.drop());
      addEventListener("scroll", onScroll, { passive: true, signal });
      addEventListener("click", onClick, { signal });
      document.addEventListener("visibilitychange", list.drop, { signal });
      return () => stop.abort();
    };
    return { list, hold };
  });
  const shown = useSyncExternalStore(list.subscribe, () => list.show(key, newest));
  return { ...shown, hold };
}
