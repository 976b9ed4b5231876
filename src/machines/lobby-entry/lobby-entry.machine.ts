// Into the casino or slot lobby. Browsers let a window open within a click only, so it opens empty before
// the provider is asked, and is closed again when nothing came that it could show.
import { assign, setup } from "xstate";
import { isLaunchAddress } from "../../domain/lobby/launch.ts";
import { isBarredFromLobbies } from "../../domain/lobby/shut-lobby.ts";
import { endsSession } from "../../domain/session/server-code.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type { LobbyEntryActors, LobbyEntryContext, LobbyEntryEvent, LobbyEntryTag } from "./lobby-entry.schema.ts";

type Launch = LobbyEntryActors["openLobby"]["output"];

function lobbyInput({ context }: { context: LobbyEntryContext }): LobbyEntryActors["openLobby"]["input"] {
  return { lobby: context.lobby, game: context.game };
}

export const lobbyEntryMachine = setup({
  types: {
    context: {} as LobbyEntryContext,
    events: {} as LobbyEntryEvent,
    tags: {} as LobbyEntryTag,
  },
  actors: { openLobby: unprovidedPromise<Launch, LobbyEntryActors["openLobby"]["input"]>("openLobby") },
  guards: {
    isBarred: ({ event }) => event.type === "lobby.request" && isBarredFromLobbies(event.tendency),
    isLaunchable: ({ event }) => isLaunchAddress(outputOf<Launch>(event).launch_url),
    isSessionEnded: ({ event }) => endsSession(failureOf(event).status),
  },
  actions: {
    keepLobby: assign(({ event }) =>
      event.type === "lobby.request"
        ? { lobby: event.lobby, game: event.game ?? null, launchUrl: null, failure: null }
        : {},
    ),
    keepLaunch: assign(({ event }) => ({ launchUrl: outputOf<Launch>(event).launch_url })),
    keepFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    openConfirm: unprovidedEffect("openConfirm"),
    closeConfirm: unprovidedEffect("closeConfirm"),
    openWindow: unprovidedEffect("openWindow"),
    showLobby: unprovidedEffect("showLobby"),
    closeWindow: unprovidedEffect("closeWindow"),
    moveExpiry: unprovidedEffect("moveExpiry"),
    alertBarred: unprovidedEffect("alertBarred"),
    alertBlocked: unprovidedEffect("alertBlocked"),
    alertFailure: unprovidedEffect("alertFailure"),
  },
}).createMachine({
  id: "lobby-entry",
  context: { lobby: "casino", game: null, launchUrl: null, failure: null },
  initial: "outside",
  states: {
    outside: {
      initial: "idle",
      on: {
        "lobby.request": [
          { guard: "isBarred", target: ".barred", actions: ["keepLobby", "alertBarred"] },
          { target: "confirming", actions: "keepLobby" },
        ],
      },
      states: {
        idle: {},
        barred: { on: { "lobby.close": "idle" } },
        blocked: { on: { "lobby.close": "idle" } },
        failed: { on: { "lobby.close": "idle" } },
        entered: { on: { "window.closed": "idle" } },
      },
    },
    confirming: {
      entry: "openConfirm",
      exit: "closeConfirm",
      on: { "lobby.confirm": { target: "launching", actions: "openWindow" }, "lobby.cancel": "outside" },
    },
    launching: {
      tags: "busy",
      invoke: {
        id: "openLobby",
        src: "openLobby",
        input: lobbyInput,
        onDone: [
          { guard: "isLaunchable", target: "outside.entered", actions: ["keepLaunch", "showLobby", "moveExpiry"] },
          { target: "outside.failed", actions: ["closeWindow", "alertFailure"] },
        ],
        onError: [
          { guard: "isSessionEnded", target: "outside", actions: ["keepFailure", "closeWindow"] },
          { target: "outside.failed", actions: ["keepFailure", "closeWindow", "alertFailure"] },
        ],
      },
      on: {
        "lobby.cancel": { target: "outside", actions: "closeWindow" },
        "window.blocked": { target: "outside.blocked", actions: "alertBlocked" },
        "window.closed": "outside",
      },
    },
  },
});
