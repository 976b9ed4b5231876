// Europe and in-play open in a window of their own. Loaded when one of them is asked for.
import { createActor, fromPromise } from "xstate";
import { ask } from "../api/client/ask.ts";
import type { ApiClient } from "../api/client/client.ts";
import { openGame } from "../api/contract/sports/sports.endpoints.ts";
import type { OpenGame } from "../domain/lobby/launch.ts";
import { GAME_LAUNCH_ALERTS } from "../machines/game-launch/game-launch.alerts.ts";
import { gameLaunchMachine } from "../machines/game-launch/game-launch.machine.ts";
import { alertActions } from "../machines/shared/alerts.ts";
import type { LateActors, PageActors } from "../ui/app-context.ts";
import { showState } from "./show-state.ts";

/** The dialog of the specification, section 4, that asks before each game. */
const CONFIRM = { EU: "europe", IN: "inplayConfirm" } as const;
/** How often it is looked whether the member closed the window: no event tells of it. */
const WINDOW_LOOK_MS = 1_000;

/** Starts the machine and adds it to the page's machines. */
export function startGameLaunch(api: ApiClient, actors: PageActors): Pick<LateActors, "gameLaunch"> {
  const { dialogs, session } = actors;
  let opened: Window | null = null;
  setInterval(() => {
    if (!opened?.closed) return;
    opened = null;
    gameLaunch.send({ type: "window.closed" });
  }, WINDOW_LOOK_MS);
  const gameLaunch = createActor(
    gameLaunchMachine.provide({
      actors: {
        openGame: fromPromise<string, { type: OpenGame }>(async ({ input, signal }) => {
          const { url } = await ask(api, openGame, { query: { ...input } }, { signal });
          return url;
        }),
      },
      actions: {
        ...alertActions(GAME_LAUNCH_ALERTS, (message) => dialogs.send({ type: "alert.show", message })),
        openConfirm: ({ context }) => dialogs.send({ type: "dialog.open", name: CONFIRM[context.game] }),
        closeConfirm: ({ context }) => dialogs.send({ type: "dialog.close", name: CONFIRM[context.game] }),
        openWindow: ({ self }) => {
          opened = window.open("about:blank", "_blank");
          if (!opened) self.send({ type: "window.blocked" });
        },
        showGame: ({ context }) => {
          if (context.address !== null) opened?.location.replace(new URL(context.address, location.href));
        },
        closeWindow: () => {
          opened?.close();
          opened = null;
        },
      },
    }),
  );
  followDialogs(gameLaunch, dialogs);
  // The session's end takes a window with it that has no game yet.
  session.subscribe((snapshot) => {
    if (!snapshot.hasTag("authenticated") && gameLaunch.getSnapshot().hasTag("busy"))
      gameLaunch.send({ type: "game.cancel" });
  });
  gameLaunch.start();
  showState("gameLaunch", gameLaunch);
  Object.assign(actors, { gameLaunch });
  return { gameLaunch };
}

/** A page that is left takes the question with it, and an alert that is read is done. */
function followDialogs(gameLaunch: LateActors["gameLaunch"], dialogs: PageActors["dialogs"]): void {
  let waiting = 0;
  // The machine itself opens and closes the dialog: it is asked once it has moved on.
  const cancelSoon = () =>
    queueMicrotask(() => {
      const snapshot = gameLaunch.getSnapshot();
      const { base } = dialogs.getSnapshot().context;
      if (snapshot.matches("confirming") && base !== CONFIRM[snapshot.context.game])
        gameLaunch.send({ type: "game.cancel" });
    });
  dialogs.subscribe(({ context: { alerts } }) => {
    const isRead = alerts.length < waiting;
    waiting = alerts.length;
    cancelSoon();
    if (isRead) gameLaunch.send({ type: "game.close" });
  });
}
