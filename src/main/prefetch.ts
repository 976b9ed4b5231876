import type { AnyRouter } from "@tanstack/react-router";
import { PREFETCH_IDLE_TIMEOUT_MS } from "../domain/constants.ts";
import type { RootActors } from "../ui/app-context.ts";

const PAGES = ["/_default", "/_default/", "/_default/message"];

/**
 * Loads code before it is needed, while nothing else is to be done: that of the dialogs with the visitor's first
 * touch, that of the member's pages after the login.
 */
export function prefetchWhenIdle(router: AnyRouter, session: RootActors["session"]): void {
  const touched = new AbortController();
  for (const type of ["pointerdown", "keydown"])
    addEventListener(
      type,
      () => {
        touched.abort();
        whenIdle(() => import("../ui/dialog/open-dialogs.tsx"));
      },
      { signal: touched.signal, passive: true },
    );

  const watch = session.subscribe((snapshot) => {
    if (!snapshot.hasTag("authenticated")) return;
    watch.unsubscribe();
    for (const id of PAGES) {
      const route = router.routesById[id];
      if (route) whenIdle(() => router.loadRouteChunk(route));
    }
  });
}

/** A failed prefetch is no failure: the part is asked for again when it is needed. */
function whenIdle(load: () => Promise<unknown> | undefined): void {
  const run = () => void load()?.catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
  else setTimeout(run, PREFETCH_IDLE_TIMEOUT_MS);
}
