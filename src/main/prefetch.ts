import type { AnyRouter } from "@tanstack/react-router";
import type { RootActors } from "../ui/app-context.ts";
import { loadAhead } from "../ui/load-ahead.ts";

const PAGES = ["/_default", "/_default/", "/_default/message"];

/** Loads what is likely to come: the dialogs, and after the login the member's pages. */
export function prefetch(router: AnyRouter, session: RootActors["session"]): void {
  loadAhead(() => import("../ui/frame/dialog/open-dialogs.tsx"));
  const watch = session.subscribe((snapshot) => {
    if (!snapshot.hasTag("authenticated")) return;
    watch.unsubscribe();
    for (const id of PAGES) {
      const route = router.routesById[id];
      if (route) loadAhead(() => router.loadRouteChunk(route));
    }
  });
}
