import { createRootRouteWithContext, HeadContent, Outlet } from "@tanstack/react-router";
import type { AppContext } from "../ui/app-context.ts";

export const Route = createRootRouteWithContext<AppContext>()({
  component: () => (
    <>
      <HeadContent />
      <Outlet />
    </>
  ),
});
