import { createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createApiClient } from "./api/client/client.ts";
import { FETCH_MIN_DISPLAY_MS } from "./domain/common/constants.ts";
import { followBack } from "./main/follow-back.ts";
import { prefetch } from "./main/prefetch.ts";
import { wirePage } from "./main/wire-page.ts";
import { routeTree } from "./routes/route-tree.ts";
import { AppProvider } from "./ui/app-context.ts";
import { ErrorPage, NotFoundPage } from "./ui/frame/error/error-pages.tsx";
import { tellCaught } from "./ui/lost-part.ts";
import { tellRecovered } from "./main/tell-recovered.ts";
import { firstFont } from "./ui/frame/theme/first-font.ts";
import { applyTheme } from "./ui/frame/theme/theme-preference.ts";
import "./ui/frame/theme/theme.css";
import "virtual:product-font.css";
import wideFont from "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url";
import { addStyleSheet } from "./main/add-style-sheet.ts";

/** After the first page is drawn, with its lists. */
const WIDE_FONT_AFTER_MS = 500;

void firstFont();

// What the modules ran is one long task. The browser may answer before the next one. No timer: a page whose clock stands
// starts as well.
await globalThis.scheduler?.yield?.();

applyTheme();

const api = createApiClient();
const followRouterBack = followBack();
const { context, router } = wirePage({ api, queries: { client: null } }, (given) =>
  createRouter({
    routeTree,
    context: given,
    // The guards and the table of pages know one spelling of each address.
    caseSensitive: true,
    defaultPreload: false,
    defaultPendingMs: FETCH_MIN_DISPLAY_MS,
    defaultPendingMinMs: FETCH_MIN_DISPLAY_MS,
    defaultNotFoundComponent: () => <NotFoundPage />,
    defaultErrorComponent: ErrorPage,
    defaultOnCatch: tellCaught,
    scrollRestoration: true,
  }),
);

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

followRouterBack(router.history);
prefetch(router, context);

// The first page is drawn. The style sheet is for what stands outside of the product's own glyphs; its hundred faces make
// a layout slower.
const stopWaiting = router.subscribe("onRendered", () => {
  stopWaiting();
  // Where the page draws a part of itself later, the picture goes with that.
  if (!document.querySelector("#later")) document.querySelector(".first-picture")?.remove();
  setTimeout(() => addStyleSheet(wideFont), WIDE_FONT_AFTER_MS);
});

createRoot(document.getElementById("root") as HTMLElement, { onRecoverableError: tellRecovered }).render(
  <StrictMode>
    <AppProvider value={context}>
      <RouterProvider router={router} />
    </AppProvider>
  </StrictMode>,
);
