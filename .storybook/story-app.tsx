import type { Betting } from "../src/ui/sports/slip/betting.ts";
import { storyTabs } from "./story-tabs.ts";
import { openQueries } from "../src/ui/open-queries.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import * as v from "valibot";
import type { ApiClient } from "../src/api/client/client.ts";
import { ApiFailure, FAILURE_TEXT } from "../src/api/client/failure.ts";
import { createCommandEffects } from "../src/main/command-effects.ts";
import { startLaunches } from "../src/main/launch-actors.ts";
import { startLoginActors } from "../src/main/login-actors.ts";
import { startPopupList } from "../src/main/popup-actors.ts";
import { startScrollTop } from "../src/main/scroll-top-actor.ts";
import { startRootActors } from "../src/main/root-actors.ts";
import { startTetherActors } from "../src/main/tether-actors.ts";
import { AppProvider, type AppContext } from "../src/ui/app-context.ts";
import "./late-parts.ts";
import { answersOf, type StoryAnswers } from "./story-data.ts";

/** An API that answers from a table by path without query, parsed like the real one; `pending` never answers. */
export function createStoryApi(answers: StoryAnswers): ApiClient {
  return {
    call: async (schema, path) => {
      const answer = answers[path.replace(/^\/|\?.*/g, "")];
      if (answer === "pending") return new Promise(() => {});
      if (answer === undefined) throw new ApiFailure("network", 0, FAILURE_TEXT.network);
      if (answer instanceof Error) throw answer;
      return v.parse(schema, answer);
    },
    authHeaders: () => ({}),
    setToken: () => {},
    token: "story",
    onSessionEnd: () => () => {},
  };
}

/** React reads the status: a story does not wait for what a page loads late, for its test runs no retry of what waits. */
export function fulfilled<Value>(value: Value) {
  return Object.assign(Promise.resolve(value), { status: "fulfilled", value });
}

/** The page's own machines on that API, for one story. */
export function createStoryApp(answers: StoryAnswers = {}): AppContext {
  const api = createStoryApi(answersOf(answers));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const actors = startRootActors({ api, go: () => {} });
  const late = fulfilled({
    ...startLoginActors(api, actors),
    ...startPopupList(api, actors),
    ...startScrollTop(actors),
    ...startLaunches(api, actors),
  });
  const value = createCommandEffects({ api, session: actors.session, lasting: sessionStorage });
  const tether = fulfilled(startTetherActors({ api, actors, commands: value }));
  const effects = fulfilled(value);
  const betting: Betting = {
    read: () => null,
    readLists: () => null,
    ask: () => {},
    prepare: () => {},
    pick: () => {},
    ...storyTabs(),
  };
  return {
    api,
    queries: { client: queryClient },
    actors,
    late: {
      login: () => late,
      popups: () => late,
      scrollTop: () => late,
      launches: () => late,
      tether: () => tether,
    },
    betting,
    commands: () => effects,
  };
}

export interface StoryAppProps {
  children: ReactNode;
  answers?: StoryAnswers;
  /** What happened before the story is shown. */
  prepare?: (app: AppContext) => void;
  path?: string;
}

/** The surroundings of a component that is bound to machines, the API or links. */
export function StoryApp({ children, answers, prepare, path = "/" }: StoryAppProps) {
  const [{ app, router }] = useState(() => {
    const app = createStoryApp(answers);
    prepare?.(app);
    return { app, router: createStoryRouter(path) };
  });
  router.update({ ...router.options, context: { children } });
  return (
    <QueryClientProvider client={openQueries(app.queries)}>
      <AppProvider value={app}>
        <RouterProvider router={router} />
      </AppProvider>
    </QueryClientProvider>
  );
}

/** Every address shows the story. */
function createStoryRouter(path: string) {
  const root = createRootRoute();
  const any = createRoute({
    getParentRoute: () => root,
    path: "$",
    component: function Story() {
      return (any.useRouteContext() as { children: ReactNode }).children;
    },
  });
  return createRouter({
    routeTree: root.addChildren([any]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultPendingMinMs: 0,
    // The router would show the error in place of the story, and the story's test would pass.
    defaultErrorComponent: ({ error }) => {
      throw error;
    },
  });
}
