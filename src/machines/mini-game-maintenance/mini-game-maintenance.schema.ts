// Effects. alertMaintenance: UNDER_MAINTENANCE_TEXT; alertFailure: failureText(context.failure); goHome: go to /,
// whose leaving of the page is told as `game.leave`.
import type { MiniGameSetting } from "../../domain/games/mini-game-maintenance.ts";
import type { Failure } from "../../domain/session/server-code.ts";

export type MiniGameMaintenanceEvent =
  /** The member opens the page of a mini-game. */
  | { type: "game.enter"; gameId: string }
  /** A round ended, or the member asks again. */
  | { type: "game.recheck" }
  /** The member leaves the page, or the session ended. */
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

/** busy: the setting is read; playable: the game may be shown. */
export type MiniGameMaintenanceTag = "busy" | "playable";
