// Browser Back closes what is open over the page before it leaves the page. While something is open, one more entry
// of the same address is on top of the history: Back takes that entry away, and the router hears nothing of it.
import type { RouterHistory } from "@tanstack/react-router";
import { closeTopLayer, hasOpenLayer, watchLayers } from "../ui/open-layers.ts";

/** One press may close a layer and open another: the entry stays for that long. */
const SETTLE_MS = 50;
/** How long a step back is waited for. */
const DROP_MS = 300;

interface EntryState {
  /** The key that the router gives each of its entries; the entry on top has that of its page. */
  key?: string;
  isLayer?: boolean;
}

const entry = (): EntryState => (history.state as EntryState | null) ?? {};
const isOnLayer = (): boolean => entry().isLayer === true;

/** The router patches the methods of `history` itself, and would take this for a navigation. */
const write = (method: "pushState" | "replaceState", isLayer: boolean): void =>
  History.prototype[method].call(history, { ...entry(), isLayer }, "", location.href);

/** To be called before the router is made, whose listener would hear of the step back first. Returns what follows it. */
export function followBack(): (router: RouterHistory) => void {
  /** The page that the entry on top belongs to. */
  let covered: string | null = null;
  let dropping: Promise<void> | null = null;
  let dropped: (() => void) | null = null;

  const look = (): void => void (covered = isOnLayer() ? (entry().key ?? "") : null);
  const drop = (): Promise<void> =>
    (dropping ??= new Promise((resolve) => {
      dropped = resolve;
      history.back();
      // A step that is not heard of must not hold a navigation for ever.
      setTimeout(() => {
        if (dropped !== resolve) return;
        dropped = dropping = null;
        resolve();
      }, DROP_MS);
    }));
  const settle = (): void => {
    if (hasOpenLayer() && !isOnLayer()) write("pushState", true);
    else if (!hasOpenLayer() && isOnLayer()) void drop();
    look();
  };
  const settleSoon = (): void => void setTimeout(settle, SETTLE_MS);

  addEventListener("popstate", (event) => {
    const wasCovered = covered;
    look();
    // A step over the page's own entry leaves the page: that is the router's.
    if (wasCovered === null || isOnLayer() || entry().key !== wasCovered) return;
    event.stopImmediatePropagation();
    if (dropped) dropped();
    else closeTopLayer();
    dropped = dropping = null;
    settleSoon();
  });
  // A page that was loaded anew has nothing open.
  if (isOnLayer()) write("replaceState", false);
  watchLayers(() => {
    if (hasOpenLayer() && !dropping) settle();
    else settleSoon();
  });
  return (router) => {
    router.subscribe(() => {
      look();
      settleSoon();
    });
    // The next page takes the place of the entry on top.
    router.block({
      blockerFn: async ({ action }) => {
        if ((action === "PUSH" || action === "REPLACE") && isOnLayer()) await drop();
        return false;
      },
      enableBeforeUnload: false,
    });
  };
}
