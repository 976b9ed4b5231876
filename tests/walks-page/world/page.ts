// The page without its look: the real wiring and the real router, and of the components what they do beside drawing:
// queries and subscriptions that come and go with a page.
import { QueryClient, QueryObserver, timeoutManager, type QueryObserverOptions } from "@tanstack/react-query";
import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter } from "@tanstack/react-router";
import { createApiClient } from "../../../src/api/client/client.ts";
import type { FixturePage } from "../../../src/api/contract/sports/fixtures.ts";
import { betsQuery } from "../../../src/api/queries/sports/bets.ts";
import { fixturesQuery } from "../../../src/api/queries/sports/fixtures.ts";
import { nextFixturesQuery } from "../../../src/api/queries/frame/home.ts";
import { messagesQuery } from "../../../src/api/queries/community/message.ts";
import type { KoreanGame } from "../../../src/domain/sports/market.ts";
import { SLIP_NAMES, slipAt } from "../../../src/domain/sports/slip/slips.ts";
import { wirePage } from "../../../src/main/wire-page.ts";
import { guard } from "../../../src/routes/guard.ts";
import type { AppContext, LateActors } from "../../../src/ui/app-context.ts";
import { startLoginActors } from "../../../src/main/login-actors.ts";
import { startPopupList } from "../../../src/main/popup-actors.ts";
import { startScrollTop } from "../../../src/main/scroll-top-actor.ts";
import type { BettingSlip } from "../../../src/ui/sports/slip/betting.ts";
import { browser } from "./browser.ts";

// What the cache forgets later is the library's matter; that nothing of the page runs on is a walk's.
timeoutManager.setTimeoutProvider({
  setTimeout: (run, delay) => browser.clock.set("cache", run, delay),
  clearTimeout: (id) => browser.clock.clear(Number(id ?? 0)),
  setInterval: (run, delay) => browser.clock.set("cache", run, delay, Math.max(1, delay)),
  clearInterval: (id) => browser.clock.clear(Number(id ?? 0)),
});

export const PATHS = [
  "/",
  "/login",
  "/maintenance",
  "/message",
  "/bet_result",
  "/korea/cross",
  "/korea/live",
  "/korea/wintielose",
  "/inplay",
  "/manager",
  "/admin",
] as const;

const root = createRootRouteWithContext<AppContext>()({
  beforeLoad: async ({ context, location, preload }) => {
    if (!preload) await guard(context, location);
  },
});
const routeTree = root.addChildren(PATHS.map((path) => createRoute({ getParentRoute: () => root, path })));

/** The list of a betting page; /inplay shows here what 라이브 lists, and picks by the European rules. */
const gameOf = (path: string): KoreanGame | null =>
  path === "/inplay" ? "live" : path.startsWith("/korea/") ? (path.slice("/korea/".length) as KoreanGame) : null;

function makeRouter(context: AppContext, path: string) {
  return createRouter({
    routeTree,
    context,
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultPendingMs: 200,
    defaultPendingMinMs: 200,
  });
}

export interface Page {
  readonly app: AppContext & { actors: LateActors };
  readonly queryClient: QueryClient;
  /** The path of the page that stands; null while none does. */
  shown: () => string | null;
  isUnderWay: () => boolean;
  go: (path: string) => void;
  /** The bettingSlip with the slip of the page that stands. */
  bettingSlip: () => BettingSlip | null;
  /** One of each slip; none while no member is there. */
  bettingSlips: () => readonly BettingSlip[];
  /** The list of the page that stands, once it was read. */
  betting: () => { game: KoreanGame; list: FixturePage } | null;
  stop: () => void;
}

/** Opens the page at a path, as main.tsx does. `onBettingSlip` is told of each bettingSlip that opens. */
export function openPage(path: string, onBettingSlip: (bettingSlip: BettingSlip) => void): Page {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: 5_000 }, mutations: { retry: false } },
  });
  queryClient.mount();
  const { context, router } = wirePage({ api: createApiClient(), queries: { client: queryClient } }, (given) =>
    makeRouter(given, path),
  );
  const late = {
    ...startLoginActors(context.api, context.actors),
    ...startPopupList(context.api, context.actors),
    ...startScrollTop(context.actors),
  };
  const actors = Object.assign(context.actors, late);
  const app = { ...context, actors };
  let stands: {
    path: string;
    bettingSlip: BettingSlip | null;
    list: () => FixturePage | null;
    leave: () => void;
  } | null = null;

  const watch = <Data>(options: unknown): { read: () => Data | null; leave: () => void } => {
    const observer = new QueryObserver(queryClient, options as QueryObserverOptions);
    const leave = observer.subscribe(() => undefined);
    return { read: () => (observer.getCurrentResult().data as Data | undefined) ?? null, leave };
  };

  function enter(at: string, bettingSlip: BettingSlip | null): NonNullable<typeof stands> {
    const game = gameOf(at);
    const nothing = { path: at, bettingSlip, list: () => null, leave: () => undefined };
    if (game !== null) {
      app.betting.ask();
      if (!bettingSlip) return nothing;
      const read = (page: FixturePage): void =>
        bettingSlip.takeList(page.bonus ? [...page.items, page.bonus] : page.items, page.eventId);
      const list = watch<FixturePage>(fixturesQuery(app.api, { game, page: 1 }, read));
      return { path: at, bettingSlip, list: list.read, leave: list.leave };
    }
    if (at === "/") {
      const next = watch(nextFixturesQuery(app.api));
      actors.popupList.send({ type: "popups.refresh" });
      return { ...nothing, leave: next.leave };
    }
    if (at === "/message") return { ...nothing, leave: watch(messagesQuery(app.api)).leave };
    if (at === "/bet_result") return { ...nothing, leave: watch(betsQuery(app.api, { page: 1 })).leave };
    return nothing;
  }

  function show(): void {
    const { matches, location } = router.state;
    const isShown = matches.every((match) => match.status === "success") && router.state.status === "idle";
    if (!isShown) return;
    const at = location.pathname;
    const bettingSlip = app.betting.read(slipAt(at));
    if (stands?.path === at && (stands.bettingSlip === bettingSlip || gameOf(at) === null)) return;
    stands?.leave();
    stands = enter(at, bettingSlip);
  }

  const bettingSlips = () =>
    SLIP_NAMES.map((name) => app.betting.read(name)).filter((bettingSlip) => bettingSlip !== null);
  const bettingSlipNow = () => app.betting.read(slipAt(stands?.path ?? "/"));
  let known: readonly BettingSlip[] = [];
  app.betting.subscribe(() => {
    const now = bettingSlips();
    for (const bettingSlip of now) if (!known.includes(bettingSlip)) onBettingSlip(bettingSlip);
    known = now;
    show();
  });
  router.subscribe("onResolved", show);
  router.history.subscribe(router.load);
  void router.load();

  return {
    app,
    queryClient,
    shown: () => stands?.path ?? null,
    isUnderWay: () => router.state.status === "pending",
    go: (to) => void router.navigate({ to }),
    bettingSlip: bettingSlipNow,
    bettingSlips,
    betting: () => {
      const game = stands ? gameOf(stands.path) : null;
      const list = stands?.list() ?? null;
      return game !== null && list !== null && stands?.bettingSlip === bettingSlipNow() ? { game, list } : null;
    },
    stop: () => {
      stands?.leave();
      queryClient.unmount();
      queryClient.clear();
      for (const actor of Object.values(actors)) actor.stop();
    },
  };
}
