// Casino, slots and their games open in a window of their own. Loaded when one of them is asked for.
import { createActor, fromPromise } from "xstate";
import { ask } from "../api/client/ask.ts";
import type { ApiClient } from "../api/client/client.ts";
import { playfunAuth } from "../api/contract/lobby/lobby.endpoints.ts";
import { LOBBY_ENTRY_ALERTS } from "../machines/lobby-entry/lobby-entry.alerts.ts";
import { lobbyEntryMachine } from "../machines/lobby-entry/lobby-entry.machine.ts";
import type { LobbyEntryActors } from "../machines/lobby-entry/lobby-entry.schema.ts";
import { alertActions } from "../machines/shared/alerts.ts";
import type { LateActors, LateMachines, PageActors } from "../ui/app-context.ts";
import { showState } from "./show-state.ts";

type Opening = LobbyEntryActors["openLobby"];

/** The dialog of the specification, section 4, that asks before each lobby. */
const CONFIRM = { casino: "evolution", slot: "slot" } as const;
/** How often it is looked whether the member closed the window: no event tells of it. */
const WINDOW_LOOK_MS = 1_000;

/** Starts the machine and adds it to the page's machines. */
export function startLobbyEntry(api: ApiClient, actors: PageActors): Awaited<ReturnType<LateMachines["lobbies"]>> {
  const { dialogs, session } = actors;
  let opened: Window | null = null;
  setInterval(() => {
    if (!opened?.closed) return;
    opened = null;
    lobbyEntry.send({ type: "window.closed" });
  }, WINDOW_LOOK_MS);
  const lobbyEntry = createActor(
    lobbyEntryMachine.provide({
      actors: {
        openLobby: fromPromise<Opening["output"], Opening["input"]>(({ input: { lobby, game }, signal }) => {
          const named = game && { providerId: game.providerId, gameId: game.gameId };
          return ask(api, playfunAuth, { body: { lobby, game: named } }, { signal });
        }),
      },
      actions: {
        ...alertActions(LOBBY_ENTRY_ALERTS, (message) => dialogs.send({ type: "alert.show", message })),
        openConfirm: ({ context }) => dialogs.send({ type: "dialog.open", name: CONFIRM[context.lobby] }),
        closeConfirm: ({ context }) => dialogs.send({ type: "dialog.close", name: CONFIRM[context.lobby] }),
        openWindow: ({ self }) => {
          opened = window.open("about:blank", "_blank");
          if (!opened) self.send({ type: "window.blocked" });
        },
        showLobby: ({ context }) => {
          if (context.launchUrl !== null) opened?.location.replace(new URL(context.launchUrl, location.href));
        },
        closeWindow: () => {
          opened?.close();
          opened = null;
        },
        moveExpiry: () => session.send({ type: "session.enterLobby", now: Date.now() }),
      },
    }),
  );
  followDialogs(lobbyEntry, dialogs);
  // The session's end takes a window with it that has no game yet.
  session.subscribe((snapshot) => {
    if (!snapshot.hasTag("authenticated") && lobbyEntry.getSnapshot().hasTag("busy"))
      lobbyEntry.send({ type: "lobby.cancel" });
  });
  lobbyEntry.start();
  showState("lobbyEntry", lobbyEntry);
  Object.assign(actors, { lobbyEntry });
  return {
    lobbyEntry,
    request: (lobby, game) => {
      const tendency = session.getSnapshot().context.user?.tendency ?? [];
      lobbyEntry.send({ type: "lobby.request", lobby, tendency, ...(game && { game }) });
    },
  };
}

/** A page that is left takes the question with it, and an alert that is read is done. */
function followDialogs(lobbyEntry: LateActors["lobbyEntry"], dialogs: PageActors["dialogs"]): void {
  let waiting = 0;
  // The machine itself opens and closes the dialog: it is asked once it has moved on.
  const cancelSoon = () =>
    queueMicrotask(() => {
      const snapshot = lobbyEntry.getSnapshot();
      const { base } = dialogs.getSnapshot().context;
      if (snapshot.matches("confirming") && base !== CONFIRM[snapshot.context.lobby])
        lobbyEntry.send({ type: "lobby.cancel" });
    });
  dialogs.subscribe(({ context: { alerts } }) => {
    const isRead = alerts.length < waiting;
    waiting = alerts.length;
    cancelSoon();
    if (isRead) lobbyEntry.send({ type: "lobby.close" });
  });
}
