// How the page's actors, its router and the betting slips hang together; the same wiring runs in a browser and
// headless, where the walks over the whole page try it.
import type { AnyRouter } from "@tanstack/react-router";
import type { ApiClient } from "../api/client/client.ts";
import type { AppContext, PageActors } from "../ui/app-context.ts";
import type { Queries } from "../ui/queries.ts";
import { reloadOnLostChunk } from "./chunk-reload.ts";
import { followOperator } from "./follow-operator.ts";
import { createLazyCommands } from "./lazy-commands.ts";
import { createLateMachines } from "./late-actors.ts";
import { createLazyBetting } from "./lazy-betting.ts";
import { showState } from "./show-state.ts";
import { startRootActors } from "./root-actors.ts";
import { followRouter, followSession, followTitle, goTo } from "./router-effects.ts";

export interface WiredPage<Router> {
  context: AppContext;
  router: Router;
}

/** Starts everything that lives as long as the page. `createRouter` is given what guards and loaders read. */
export function wirePage<Router extends AnyRouter>(
  { api, queries }: { api: ApiClient; queries: Queries },
  createRouter: (context: AppContext) => Router,
): WiredPage<Router> {
  const actors: PageActors = startRootActors({ api, go: (to) => goTo(router, to) });
  for (const name of OF_THE_DOCUMENT) showState(name, actors[name]);
  reloadOnLostChunk(actors.chunkReload);
  const askGates = () => void router.invalidate();
  followOperator({ api, queries, session: actors.session });
  const commands = createLazyCommands({ api, session: actors.session });
  const tellPopups = () => actors.popupList?.send({ type: "popups.changed" });
  const betting = createLazyBetting({ api, queries, commands, ...actors, askGates, tellPopups });
  const late = createLateMachines(api, actors, commands);
  const context: AppContext = { api, queries, actors, late, betting, commands };
  const router = createRouter(context);
  followRouter(router, actors);
  followSession(router, context);
  followTitle(router);
  return { context, router };
}

const OF_THE_DOCUMENT = ["navigation", "maintenanceGate", "accountRedirect", "messageGate", "chunkReload"] as const;
