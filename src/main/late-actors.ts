import type { ApiClient } from "../api/client/client.ts";
import type { LateMachines, PageActors } from "../ui/app-context.ts";
import type { LazyCommands } from "../ui/frame/form/commands.ts";
import { loadOnce, loadOnceALogin } from "./load-once.ts";

/** The machines of single pages, loaded with them. Those of the login also when a session ends: /login is next. */
export function createLateMachines(api: ApiClient, actors: PageActors, commands: LazyCommands): LateMachines {
  const login = loadOnce(async () => (await import("./login-actors.ts")).startLoginActors(api, actors));
  const popups = loadOnce(async () => (await import("./popup-actors.ts")).startPopupList(api, actors));
  const scrollTop = loadOnce(async () => (await import("./scroll-top-actor.ts")).startScrollTop(actors));
  const launches = loadOnce(async () => (await import("./launch-actors.ts")).startLaunches(api, actors));
  const tether = loadOnceALogin(actors.session, async () => {
    const [{ startTetherActors }, effects] = await Promise.all([import("./tether-actors.ts"), commands()]);
    return startTetherActors({ api, actors, commands: effects });
  });
  const watch = actors.session.subscribe((snapshot) => {
    if (!snapshot.matches("loggedOut")) return;
    watch.unsubscribe();
    login().catch(() => undefined);
  });
  return { login, popups, scrollTop, tether, launches };
}
