// Lobbies, European prematch and in-play, in a window of their own. Browsers let a window open within a click only, so
// it opens empty before the server is asked, and is closed again when no address came that it could show.
import { assign, setup } from "xstate";
import { isLaunchAddress, isLobby, openGameAddress } from "../../domain/lobby/launch.ts";
import { isBarredFromLobbies } from "../../domain/lobby/shut-lobby.ts";
import { endsSession } from "../../domain/session/server-code.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type { LaunchActors, LaunchContext, LaunchEvent, LaunchInput, LaunchTag } from "./launch.schema.ts";

type Address = LaunchActors["readAddress"];

function addressInput({ context }: { context: LaunchContext }): Address["input"] {
  return { destination: context.destination, game: context.game };
}

export const launchMachine = setup({
  types: {
    context: {} as LaunchContext,
    events: {} as LaunchEvent,
    input: {} as LaunchInput,
    tags: {} as LaunchTag,
  },
  actors: { readAddress: unprovidedPromise<Address["output"], Address["input"]>("readAddress") },
  guards: {
    isBarred: ({ event }) =>
      event.type === "launch.request" && isLobby(event.destination) && isBarredFromLobbies(event.tendency),
    hasNoAddress: ({ event }) => !isLaunchAddress(outputOf<Address["output"]>(event)),
    isLobby: ({ context }) => isLobby(context.destination),
    isSessionEnded: ({ event }) => endsSession(failureOf(event).status),
  },
  actions: {
    keepRequest: assign(({ event }) =>
      event.type === "launch.request"
        ? { destination: event.destination, game: event.game ?? null, address: null, failure: null }
        : {},
    ),
    keepAddress: assign(({ context, event }) => ({
      address: openGameAddress(context.destination, outputOf<Address["output"]>(event)),
    })),
    keepFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    openConfirm: unprovidedEffect("openConfirm"),
    closeConfirm: unprovidedEffect("closeConfirm"),
    openWindow: unprovidedEffect("openWindow"),
    showPage: unprovidedEffect("showPage"),
    closeWindow: unprovidedEffect("closeWindow"),
    moveExpiry: unprovidedEffect("moveExpiry"),
    alertBarred: unprovidedEffect("alertBarred"),
    alertBlocked: unprovidedEffect("alertBlocked"),
    alertFailure: unprovidedEffect("alertFailure"),
  },
}).createMachine({
  id: "launch",
  context: ({ input }) => ({ destination: input.destination, game: null, address: null, failure: null }),
  initial: "outside",
  states: {
    outside: {
      initial: "idle",
      on: {
        "launch.request": [
          { guard: "isBarred", target: ".barred", actions: ["keepRequest", "alertBarred"] },
          { target: "confirming", actions: "keepRequest" },
        ],
      },
      states: {
        idle: {},
        barred: { on: { "alert.read": "idle" } },
        blocked: { on: { "alert.read": "idle" } },
        failed: { on: { "alert.read": "idle" } },
        entered: { on: { "window.closed": "idle" } },
      },
    },
    confirming: {
      entry: "openConfirm",
      exit: "closeConfirm",
      on: {
        "launch.confirm": { target: "launching", actions: "openWindow" },
        "launch.cancel": "outside",
        "session.ended": "outside",
      },
    },
    launching: {
      tags: "busy",
      invoke: {
        id: "readAddress",
        src: "readAddress",
        input: addressInput,
        onDone: [
          { guard: "hasNoAddress", target: "outside.failed", actions: ["closeWindow", "alertFailure"] },
          { guard: "isLobby", target: "outside.entered", actions: ["keepAddress", "showPage", "moveExpiry"] },
          { target: "outside.entered", actions: ["keepAddress", "showPage"] },
        ],
        onError: [
          { guard: "isSessionEnded", target: "outside", actions: ["keepFailure", "closeWindow"] },
          { target: "outside.failed", actions: ["keepFailure", "closeWindow", "alertFailure"] },
        ],
      },
      on: {
        "session.ended": { target: "outside", actions: "closeWindow" },
        "window.blocked": { target: "outside.blocked", actions: "alertBlocked" },
        "window.closed": "outside",
      },
    },
  },
});
