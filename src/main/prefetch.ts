import type { AnyRouter } from "@tanstack/react-router";
import { PREFETCH_IDLE_TIMEOUT_MS } from "../domain/constants.ts";
import type { RootActors } from "../ui/app-context.ts";

/** Loads the code of the dialogs, and after the login that of the member's pages, while nothing else is to be done. */
export function prefetchWhenIdle(router: AnyRouter, session: RootActors["session"]): void {
  whenIdle(() => import("../ui/dialog/open-dialogs.tsx"));
  const watch = session.subscribe((snapshot) => {
    if (!snapshot.hasTag("authenticated")) return;
    watch.unsubscribe();
    for (const id of ["/_default", "/_default/", "/_default/message"]) {
      const route: unknown = router.routesById[id];
      if (route) whenIdle(() => router.loadRouteChunk(router.routesById[id]));
    }
  });
}

/** A failed prefetch is no failure: the part is asked for again when it is needed. */
function whenIdle(load: () => Promise<unknown> | undefined): void {
  const run = () => void load()?.catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
  else setTimeout(run, PREFETCH_IDLE_TIMEOUT_MS);
}
