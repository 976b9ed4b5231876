import type { AnyRouter } from "@tanstack/react-router";
import type { PagePath } from "../domain/pages/pages.ts";
import type { RootActors } from "../ui/app-context.ts";
import { loadAhead } from "../ui/load-ahead.ts";

const PAGES: readonly PagePath[] = ["/", "/message"];

/** Loads what is likely to come: the dialogs, and after the login the member's pages. */
export function prefetch(router: AnyRouter, session: RootActors["session"]): void {
  loadAhead(() => import("../ui/frame/dialog/open-dialogs.tsx"));
  const watch = session.subscribe((snapshot) => {
    if (!snapshot.hasTag("authenticated")) return;
    watch.unsubscribe();
    for (const path of PAGES) {
      const page = router.routesByPath[path];
      for (const route of page ? [page.parentRoute, page] : []) loadAhead(() => router.loadRouteChunk(route));
    }
  });
}
