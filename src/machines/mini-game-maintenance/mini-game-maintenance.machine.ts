// Each mini-game has a maintenance of its own. It is looked up before the game is shown, and again while
// it is played; a second look that fails takes nobody out of a game that is running.
import { assign, setup } from "xstate";
import { isMiniGameUnderMaintenance, type MiniGameSetting } from "../../domain/games/mini-game-maintenance.ts";
import { endsSession } from "../../domain/session/server-code.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type {
  MiniGameMaintenanceActors,
  MiniGameMaintenanceContext,
  MiniGameMaintenanceEvent,
  MiniGameMaintenanceTag,
} from "./mini-game-maintenance.schema.ts";

type Input = MiniGameMaintenanceActors["readSetting"]["input"];

const NO_GAME: MiniGameMaintenanceContext = { gameId: null, settingMinigame: null, failure: null };

function settingInput({ context }: { context: MiniGameMaintenanceContext }): Input {
  if (context.gameId === null) throw new Error("a setting is read before a game was entered");
  return { gameId: context.gameId };
}

export const miniGameMaintenanceMachine = setup({
  types: {
    context: {} as MiniGameMaintenanceContext,
    events: {} as MiniGameMaintenanceEvent,
    tags: {} as MiniGameMaintenanceTag,
  },
  actors: { readSetting: unprovidedPromise<MiniGameSetting | null, Input>("readSetting") },
  guards: {
    isUnderMaintenance: ({ event }) => isMiniGameUnderMaintenance(outputOf<MiniGameSetting | null>(event)),
    isSessionEnded: ({ event }) => endsSession(failureOf(event).status),
  },
  actions: {
    keepGame: assign(({ event }) => (event.type === "game.enter" ? { ...NO_GAME, gameId: event.gameId } : {})),
    keepSetting: assign(({ event }) => ({ settingMinigame: outputOf<MiniGameSetting | null>(event), failure: null })),
    keepFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    forgetGame: assign(NO_GAME),
    alertMaintenance: unprovidedEffect("alertMaintenance"),
    alertFailure: unprovidedEffect("alertFailure"),
    goHome: unprovidedEffect("goHome"),
  },
}).createMachine({
  id: "mini-game-maintenance",
  context: NO_GAME,
  initial: "outside",
  on: { "game.enter": { target: ".inside", actions: "keepGame" } },
  states: {
    outside: {},
    inside: {
      initial: "checking",
      on: { "game.leave": { target: "outside", actions: "forgetGame" } },
      states: {
        checking: {
          tags: "busy",
          invoke: {
            id: "readSetting",
            src: "readSetting",
            input: settingInput,
            onDone: [
              {
                guard: "isUnderMaintenance",
                target: "maintenance",
                actions: "keepSetting",
                meta: { requirements: ["REQ-4.30"] },
              },
              { target: "open", actions: "keepSetting" },
            ],
            onError: [
              { guard: "isSessionEnded", target: "failed", actions: "keepFailure" },
              { target: "failed", actions: ["keepFailure", "alertFailure"], meta: { requirements: ["REQ-8.15"] } },
            ],
          },
        },
        open: { tags: "playable", on: { "game.recheck": "rechecking" } },
        rechecking: {
          tags: "playable",
          invoke: {
            id: "readSettingAgain",
            src: "readSetting",
            input: settingInput,
            onDone: [
              {
                guard: "isUnderMaintenance",
                target: "maintenance",
                actions: "keepSetting",
                meta: { requirements: ["REQ-4.30"] },
              },
              { target: "open" },
            ],
            onError: "open",
          },
        },
        maintenance: { entry: ["alertMaintenance", "goHome"], meta: { requirements: ["REQ-8.14"] } },
        failed: { on: { "game.recheck": "checking" } },
      },
    },
  },
});
