// European prematch and in-play, in a window of their own. It opens empty within the click, as browsers
// ask, and is closed again when no address came that it could show.
import { assign, setup } from "xstate";
import { isLaunchAddress, openGameAddress, type OpenGame } from "../../domain/lobby/launch.ts";
import { endsSession } from "../../domain/session/server-code.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type { GameLaunchActors, GameLaunchContext, GameLaunchEvent, GameLaunchTag } from "./game-launch.schema.ts";

function gameInput({ context }: { context: GameLaunchContext }): GameLaunchActors["openGame"]["input"] {
  return { type: context.game };
}

export const gameLaunchMachine = setup({
  types: {
    context: {} as GameLaunchContext,
    events: {} as GameLaunchEvent,
    tags: {} as GameLaunchTag,
  },
  actors: { openGame: unprovidedPromise<string, { type: OpenGame }>("openGame") },
  guards: {
    isLaunchable: ({ event }) => isLaunchAddress(outputOf<string>(event)),
    isSessionEnded: ({ event }) => endsSession(failureOf(event).status),
  },
  actions: {
    keepGame: assign(({ event }) =>
      event.type === "game.request" ? { game: event.game, address: null, failure: null } : {},
    ),
    keepAddress: assign(({ context, event }) => ({ address: openGameAddress(context.game, outputOf<string>(event)) })),
    keepFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    openConfirm: unprovidedEffect("openConfirm"),
    closeConfirm: unprovidedEffect("closeConfirm"),
    openWindow: unprovidedEffect("openWindow"),
    showGame: unprovidedEffect("showGame"),
    closeWindow: unprovidedEffect("closeWindow"),
    alertBlocked: unprovidedEffect("alertBlocked"),
    alertFailure: unprovidedEffect("alertFailure"),
  },
}).createMachine({
  id: "game-launch",
  context: { game: "EU", address: null, failure: null },
  initial: "outside",
  states: {
    outside: {
      initial: "idle",
      on: { "game.request": { target: "confirming", actions: "keepGame" } },
      states: {
        idle: {},
        blocked: { on: { "game.close": "idle" } },
        failed: { on: { "game.close": "idle" } },
        playing: { on: { "window.closed": "idle" } },
      },
    },
    confirming: {
      entry: "openConfirm",
      exit: "closeConfirm",
      on: { "game.confirm": { target: "launching", actions: "openWindow" }, "game.cancel": "outside" },
    },
    launching: {
      tags: "busy",
      invoke: {
        id: "openGame",
        src: "openGame",
        input: gameInput,
        onDone: [
          { guard: "isLaunchable", target: "outside.playing", actions: ["keepAddress", "showGame"] },
          { target: "outside.failed", actions: ["closeWindow", "alertFailure"] },
        ],
        onError: [
          { guard: "isSessionEnded", target: "outside", actions: ["keepFailure", "closeWindow"] },
          { target: "outside.failed", actions: ["keepFailure", "closeWindow", "alertFailure"] },
        ],
      },
      on: {
        "game.cancel": { target: "outside", actions: "closeWindow" },
        "window.blocked": { target: "outside.blocked", actions: "alertBlocked" },
        "window.closed": "outside",
      },
    },
  },
});
