import type { AnyRouter } from "@tanstack/react-router";
import type { PagePath } from "../domain/frame/pages/pages.ts";
import type { AppContext } from "../ui/app-context.ts";
import { loadAhead } from "../ui/load-ahead.ts";

const PAGES: readonly PagePath[] = ["/", "/message"];

/** Loads what is likely to come: the dialogs, and after the login the member's pages and the reminder of the time. */
export function prefetch(router: AnyRouter, { api, actors }: Pick<AppContext, "api" | "actors">): void {
  loadAhead(() => import("../ui/frame/dialog/open-dialogs.tsx"));
  const watch = actors.session.subscribe((snapshot) => {
    if (!snapshot.hasTag("authenticated")) return;
    watch.unsubscribe();
    loadAhead(async () => (await import("./reality-check.ts")).startRealityCheck(api, actors));
    for (const path of PAGES) {
      const page = router.routesByPath[path];
      for (const route of page ? [page.parentRoute, page] : []) loadAhead(() => router.loadRouteChunk(route));
    }
  });
}
