// Browser Back closes what is open over the page before it leaves the page. While something is open, one more entry
// of the same address is on top of the history: Back takes that entry away, and the router hears nothing of it.
import type { RouterHistory } from "@tanstack/react-router";
import { closeTopLayer, hasOpenLayer, watchLayers } from "../ui/open-layers.ts";

/** A layer that one press closes and another opens at once keeps the entry. */
const SETTLE_MS = 50;

function isOnEntry(): boolean {
  return (history.state as { isLayer?: unknown } | null)?.isLayer === true;
}

/** The router patches the methods of `history` itself, and would take this for a navigation. */
const write = (method: "pushState" | "replaceState", isLayer: boolean): void =>
  History.prototype[method].call(history, { ...(history.state as object), isLayer }, "", location.href);

export function followBack(router: RouterHistory): void {
  let wasOnEntry = false;
  let dropping: Promise<void> | null = null;
  let dropped: (() => void) | null = null;

  const settle = (): void => {
    if (hasOpenLayer() && !isOnEntry()) write("pushState", true);
    else if (!hasOpenLayer() && isOnEntry()) void drop();
    wasOnEntry = isOnEntry();
  };
  const settleSoon = (): void => void setTimeout(settle, SETTLE_MS);
  const drop = (): Promise<void> =>
    (dropping ??= new Promise((resolve) => {
      dropped = resolve;
      history.back();
    }));

  // A page that was loaded anew has nothing open.
  if (isOnEntry()) write("replaceState", false);
  watchLayers(settleSoon);
  router.subscribe(() => {
    wasOnEntry = isOnEntry();
    settleSoon();
  });
  // The next page takes the entry's place.
  router.block({
    blockerFn: async ({ action }) => {
      if ((action === "PUSH" || action === "REPLACE") && isOnEntry()) await drop();
      return false;
    },
    enableBeforeUnload: false,
  });
  addEventListener(
    "popstate",
    (event) => {
      const hasLeft = wasOnEntry && !isOnEntry();
      wasOnEntry = isOnEntry();
      if (!hasLeft) return;
      event.stopImmediatePropagation();
      if (dropped) dropped();
      else closeTopLayer();
      dropped = dropping = null;
      settleSoon();
    },
    true,
  );
}
