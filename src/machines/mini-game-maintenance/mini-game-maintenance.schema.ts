import type { MiniGameSetting } from "../../domain/mini-game-maintenance.ts";
import type { Failure } from "../../domain/server-code.ts";
import { defineSchema } from "../shared/schema.ts";

export type MiniGameMaintenanceEvent =
  | { type: "game.enter"; gameId: string }
  | { type: "game.recheck" }
  | { type: "game.leave" };

export interface MiniGameMaintenanceContext {
  gameId: string | null;
  settingMinigame: MiniGameSetting | null;
  failure: Failure | null;
}

export interface MiniGameMaintenanceActors {
  /** GET /settingMinigame/{id}; null when the server has none. */
  readSetting: { input: { gameId: string }; output: MiniGameSetting | null };
}

export const miniGameMaintenanceSchema = defineSchema<MiniGameMaintenanceEvent>()({
  id: "mini-game-maintenance",
  states: [
    "outside",
    "inside",
    "inside.checking",
    "inside.open",
    "inside.rechecking",
    "inside.maintenance",
    "inside.failed",
  ],
  events: {
    "game.enter": "the member opens the page of a mini-game",
    "game.recheck": "a round ended, or the member asks again",
    "game.leave": "the member leaves the page, or the session ended",
  },
  guards: ["isUnderMaintenance", "isSessionEnded"],
  actions: ["keepGame", "keepSetting", "keepFailure", "forgetGame", "alertMaintenance", "alertFailure", "goHome"],
  /**
   * alertMaintenance: UNDER_MAINTENANCE_TEXT; alertFailure: failureText(context.failure); goHome: go to /, whose
   * leaving of the page is told as `game.leave`.
   */
  effects: ["alertMaintenance", "alertFailure", "goHome"],
  actors: ["readSetting"],
  delays: [],
  /** busy: the setting is read; playable: the game may be shown. */
  tags: ["busy", "playable"],
});
