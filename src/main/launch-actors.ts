// What opens in a window of its own: lobbies and their games, European prematch, in-play. Loaded when one of them is
// asked for. A lobby and a game of this site do not wait for each other: each kind has a machine and a window.
import { createActor, fromPromise } from "xstate";
import { ask } from "../api/client/ask.ts";
import type { ApiClient } from "../api/client/client.ts";
import { openGame } from "../api/contract/sports/sports.endpoints.ts";
import { playfunAuth } from "../api/contract/lobby/lobby.endpoints.ts";
import { type Destination, isLobby } from "../domain/lobby/launch.ts";
import type { BaseDialog } from "../machines/dialogs/dialog-names.ts";
import { raiseAlerts } from "../machines/dialogs/raise-alerts.ts";
import { LAUNCH_ALERTS } from "../machines/launch/launch.alerts.ts";
import { launchMachine } from "../machines/launch/launch.machine.ts";
import type { LaunchActors } from "../machines/launch/launch.schema.ts";
import { alertActions } from "../machines/shared/alerts.ts";
import type { Launch, Launches, PageActors } from "../ui/app-context.ts";
import { onSessionEnd } from "./session-end.ts";
import { showState } from "./show-state.ts";

type Address = LaunchActors["readAddress"];

/** The dialog of the specification, section 4, that asks before each of them. */
const CONFIRM = {
  casino: "evolution",
  slot: "slot",
  EU: "europe",
  IN: "inplayConfirm",
} as const satisfies Record<Destination, BaseDialog>;
/** How often it is looked whether the member closed the window: no event tells of it. */
const WINDOW_LOOK_MS = 1_000;

/** Starts the machines; they live as long as the page. */
export function startLaunches(api: ApiClient, actors: PageActors): Launches {
  const lobbyLaunch = startLaunch(api, actors, "casino");
  const gameLaunch = startLaunch(api, actors, "EU");
  showState("lobbyLaunch", lobbyLaunch);
  showState("gameLaunch", gameLaunch);
  return {
    lobbyLaunch,
    gameLaunch,
    request: (destination, game) => {
      const tendency = actors.session.getSnapshot().context.user?.tendency ?? [];
      const launch = isLobby(destination) ? lobbyLaunch : gameLaunch;
      launch.send({ type: "launch.request", destination, tendency, ...(game && { game }) });
    },
  };
}

function readAddress(api: ApiClient) {
  return fromPromise<Address["output"], Address["input"]>(async ({ input: { destination, game }, signal }) => {
    if (!isLobby(destination)) return (await ask(api, openGame, { query: { type: destination } }, { signal })).url;
    const named = game && { providerId: game.providerId, gameId: game.gameId };
    return (await ask(api, playfunAuth, { body: { lobby: destination, game: named } }, { signal })).launch_url;
  });
}

function startLaunch(api: ApiClient, { dialogs, session }: PageActors, destination: Destination): Launch {
  let opened: Window | null = null;
  setInterval(() => {
    if (!opened?.closed) return;
    opened = null;
    launch.send({ type: "window.closed" });
  }, WINDOW_LOOK_MS);
  const launch = createActor(
    launchMachine.provide({
      actors: { readAddress: readAddress(api) },
      actions: {
        ...alertActions(
          LAUNCH_ALERTS,
          raiseAlerts(dialogs, () => launch.send({ type: "alert.read" })),
        ),
        openConfirm: ({ context }) => dialogs.send({ type: "dialog.open", name: CONFIRM[context.destination] }),
        closeConfirm: ({ context }) => dialogs.send({ type: "dialog.close", name: CONFIRM[context.destination] }),
        openWindow: ({ self }) => {
          opened = window.open("about:blank", "_blank");
          if (!opened) self.send({ type: "window.blocked" });
        },
        showPage: ({ context }) => {
          if (context.address !== null) opened?.location.replace(new URL(context.address, location.href));
        },
        closeWindow: () => {
          opened?.close();
          opened = null;
        },
        moveExpiry: () => session.send({ type: "session.enterLobby", now: Date.now() }),
      },
    }),
    { input: { destination } },
  );
  // A page that is left takes the question with it. The machine itself opens and closes the dialog: it is asked once it
  // has moved on.
  dialogs.subscribe(() =>
    queueMicrotask(() => {
      const { base } = dialogs.getSnapshot().context;
      const snapshot = launch.getSnapshot();
      if (snapshot.matches("confirming") && base !== CONFIRM[snapshot.context.destination])
        launch.send({ type: "launch.cancel" });
    }),
  );
  // The session's end takes a window with it that has no page yet.
  onSessionEnd(session, () => launch.send({ type: "session.ended" }));
  return launch.start();
}
