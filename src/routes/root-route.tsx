import { createRootRouteWithContext, Outlet, redirect } from "@tanstack/react-router";
import { redirectFrom } from "../domain/frame/pages/pages.ts";
import type { AppContext } from "../ui/app-context.ts";
import { DialogHost } from "../ui/frame/dialog/dialog-host.tsx";
import { ErrorFrame, ErrorPage, NotFoundPage } from "../ui/frame/error/error-pages.tsx";
import { LoadingBar } from "../ui/frame/layout/loading-bar.tsx";
import { PageLoading } from "../ui/frame/layout/page-loading.tsx";
import { firstFont } from "../ui/frame/theme/first-font.ts";
import { guard } from "./guard.ts";

export const rootRoute = createRootRouteWithContext<AppContext>()({
  beforeLoad: async ({ context, location, preload }) => {
    const to = redirectFrom(location.pathname);
    if (to) throw redirect({ to, search: location.search, replace: true });
    if (!preload) await Promise.all([guard(context, location), firstFont()]);
  },
  component: Root,
  pendingComponent: PageLoading,
  notFoundComponent: () => (
    <ErrorFrame>
      <NotFoundPage />
    </ErrorFrame>
  ),
  errorComponent: ({ error }) => (
    <ErrorFrame>
      <ErrorPage error={error} />
    </ErrorFrame>
  ),
});

function Root() {
  return (
    <>
      <LoadingBar />
      <Outlet />
      <DialogHost />
    </>
  );
}
