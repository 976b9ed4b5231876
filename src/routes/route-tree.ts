// The routes, made from the table of pages.
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { PAGES, REDIRECTS } from "../domain/pages/pages.ts";
import type { PageLayout, PageRow } from "../domain/pages/page-row.ts";
import { pageTitle } from "../domain/product.ts";
import { rootRoute } from "./root-route.tsx";
import { viewOf } from "./view-of.ts";

const plainFrame = lazyRouteComponent(() => import("./plain-frame.tsx"), "PlainFrame");
const defaultFrame = lazyRouteComponent(() => import("./default-frame.tsx"), "DefaultFrame");
const frameRoute = (id: PageLayout, component: typeof plainFrame) =>
  createRoute({ getParentRoute: () => rootRoute, id, component });

const frames = {
  auth: frameRoute("auth", plainFrame),
  default: frameRoute("default", defaultFrame),
  maintenance: frameRoute("maintenance", plainFrame),
} satisfies Record<PageLayout, unknown>;

const layoutOf = ({ layout, access }: PageRow): PageLayout => layout ?? (access === "guest" ? "auth" : "default");

const pagesOf = (layout: PageLayout) =>
  PAGES.filter((page) => layoutOf(page) === layout).map((page) =>
    createRoute({
      getParentRoute: () => frames[layout],
      path: page.path,
      head: () => ({ meta: [{ title: pageTitle(page.title) }] }),
      component: viewOf(page.view),
    }),
  );

const redirects = REDIRECTS.map(({ path, to }) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: ({ search }) => {
      throw redirect({ to, search, replace: true });
    },
  }),
);

export const routeTree = rootRoute.addChildren([
  frames.auth.addChildren(pagesOf("auth")),
  frames.default.addChildren(pagesOf("default")),
  frames.maintenance.addChildren(pagesOf("maintenance")),
  ...redirects,
]);
