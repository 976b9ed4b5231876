// Browser Back closes what is open over the page before it leaves the page. While something is open, one more entry
// of the same address is on top of the history: the layer's entry. Back from it to the page's own entry closes the
// layer, and the router hears nothing of it. When the layer is closed in another way, its entry stays and is passed
// over: by the next page, which takes its place, or by Back, which goes one step further. The history is never stepped
// through but by the member's own Back, so that no step can cross a navigation that is under way.
import type { RouterHistory } from "@tanstack/react-router";
import { closeTopLayer, hasOpenLayer, watchLayers } from "../ui/open-layers.ts";

/** One press may close a layer and open another: the entry is looked at after that. */
const SETTLE_MS = 50;

interface EntryState {
  /** The key that the router gives each of its entries. */
  key?: string;
  /** On a layer's entry: the key of the page's entry below it. */
  covers?: string | undefined;
}

interface Entry {
  state: EntryState;
  href: string;
}

const now = (): Entry => ({ state: (history.state as EntryState | null) ?? {}, href: location.href });

/** The router patches the methods of `history` itself, and would take this for a navigation. */
const write = (method: "pushState" | "replaceState", { state, href }: Entry): void =>
  History.prototype[method].call(history, state, "", href);

/** The entry as one of a page: what is not defined is not kept in the history. */
const without = ({ state, href }: Entry): Entry => ({ state: { ...state, covers: undefined }, href });

/** Writes the router's entries over a layer's entry. To be called before the router keeps the methods it patches. */
function writeOverLayers(): void {
  history.pushState = (state: EntryState, _, url) => {
    const top = now();
    const href = String(url ?? top.href);
    const isLayer = top.state.covers !== undefined;
    // A page that replaced the one below stays in the history; nothing but its mark goes.
    const stays = isLayer && top.state.key !== top.state.covers;
    if (stays) write("replaceState", without(top));
    write(isLayer && !stays ? "replaceState" : "pushState", { state, href });
  };
  history.replaceState = (state: EntryState, _, url) => {
    const { state: top, href } = now();
    write("replaceState", {
      state: top.covers === undefined ? state : { ...state, covers: top.covers },
      href: String(url ?? href),
    });
  };
}

/** To be called before the router is made, whose listener would hear of the step first. Returns what follows it. */
export function followBack(): (router: RouterHistory) => void {
  let last = now();

  const look = (): void => void (last = now());
  const settle = (): void => {
    const top = now();
    if (hasOpenLayer() && top.state.covers === undefined)
      write("pushState", { ...top, state: { ...top.state, covers: top.state.key ?? "" } });
    look();
  };
  const settleSoon = (): void => void setTimeout(settle, SETTLE_MS);

  writeOverLayers();
  addEventListener("popstate", (event) => {
    const left = last;
    look();
    const { state } = last;
    if (left.state.covers !== undefined && left.state.covers === state.key) {
      // What the router has replaced over the layer belongs to the page's own entry.
      write("replaceState", without(left));
      look();
      event.stopImmediatePropagation();
      if (hasOpenLayer()) closeTopLayer();
      else history.back();
      settleSoon();
    } else if (state.covers !== undefined && state.covers === left.state.key && state.key === left.state.key) {
      // Forward to a layer that is closed: the page is the same.
      event.stopImmediatePropagation();
    }
  });
  watchLayers(() => {
    if (hasOpenLayer()) settle();
    else settleSoon();
  });
  return (router) =>
    void router.subscribe(() => {
      queueMicrotask(look);
      settleSoon();
    });
}
