// The routes, made from the table of pages.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { PAGES, REDIRECTS } from "../domain/frame/pages/pages.ts";
import type { PageLayout, PageRow, SizeGroup } from "../domain/frame/pages/page-row.ts";
import { pageTitle } from "../domain/common/product.ts";
import { LOGIN_PATH } from "../domain/session/session-navigation.ts";
import type { AppContext } from "../ui/app-context.ts";
import { tellLostPart } from "../ui/lost-part.ts";
import { rootRoute } from "./root-route.tsx";
import { prepareView, viewOf } from "./view-of.ts";

const plainFrame = lazyRouteComponent(() => import("./plain-frame.tsx").catch(tellLostPart), "PlainFrame");
const defaultFrame = lazyRouteComponent(() => import("./default-frame.tsx").catch(tellLostPart), "DefaultFrame");
const consoleFrame = lazyRouteComponent(() => import("./console-frame.tsx").catch(tellLostPart), "ConsoleFrame");
const frameRoute = (id: PageLayout, component: typeof plainFrame) =>
  createRoute({ getParentRoute: () => rootRoute, id, component });

const inDefault = frameRoute("default", defaultFrame);
const frames = {
  auth: frameRoute("auth", plainFrame),
  default: inDefault,
  maintenance: frameRoute("maintenance", plainFrame),
  console: createRoute({ getParentRoute: () => inDefault, id: "console", component: consoleFrame }),
} satisfies Record<PageLayout, unknown>;

const layoutOf = ({ layout, access }: PageRow): PageLayout => layout ?? (access === "guest" ? "auth" : "default");

/** The kinds of pages that say what their first picture needs. */
const PREPARED: ReadonlySet<SizeGroup> = new Set(["home", "betting", "european"]);

const pagesOf = (layout: PageLayout) =>
  PAGES.filter((page) => layoutOf(page) === layout).map((page) =>
    createRoute({
      getParentRoute: () => frames[layout],
      path: page.path,
      head: () => ({ meta: [{ title: pageTitle(page.title) }] }),
      component: viewOf(page.view),
      // The page stands at once: a part that suspends would be shown a moment later than it is there.
      ...(page.path === LOGIN_PATH && { loader: ({ context }) => loadLogin(context) }),
      ...(PREPARED.has(page.size) && { loader: ({ context }) => prepareView(page.view, context, page.path) }),
    }),
  );

async function loadLogin({ late }: AppContext): Promise<void> {
  await late.login().catch(tellLostPart);
}

/** One route for all sections of the console and what they have of one thing: their table and files are not in the entry. */
const sections = createRoute({
  getParentRoute: () => frames.console,
  path: "/admin/$section/{-$id}",
  loader: async ({ params, context }) => {
    const { loadSection } = await import("./section-page.tsx").catch(tellLostPart);
    return loadSection(params, context);
  },
  head: ({ loaderData }) => ({ meta: loaderData ? [{ title: pageTitle(loaderData.title) }] : [] }),
  component: lazyRouteComponent(() => import("./section-page.tsx").catch(tellLostPart), "SectionPage"),
});

/** The root route leads on from them before it asks the guards, which are asked about the page that is shown. */
const redirects = REDIRECTS.map(({ path }) => createRoute({ getParentRoute: () => rootRoute, path }));

export const routeTree = rootRoute.addChildren([
  frames.auth.addChildren(pagesOf("auth")),
  frames.default.addChildren([...pagesOf("default"), frames.console.addChildren([sections])]),
  frames.maintenance.addChildren(pagesOf("maintenance")),
  ...redirects,
]);
