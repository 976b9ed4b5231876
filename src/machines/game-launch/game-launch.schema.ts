import type { OpenGame } from "../../domain/launch.ts";
import type { Failure } from "../../domain/server-code.ts";
import { defineSchema } from "../shared/schema.ts";

export type GameLaunchEvent =
  | { type: "game.request"; game: OpenGame }
  | { type: "game.confirm" }
  | { type: "game.cancel" }
  | { type: "game.close" }
  | { type: "window.blocked" }
  | { type: "window.closed" };

export interface GameLaunchContext {
  game: OpenGame;
  /** Where the window went; null until the server said so. */
  address: string | null;
  failure: Failure | null;
}

export interface GameLaunchActors {
  /** GET kosca/opengame?type=…; the address alone. */
  openGame: { input: { type: OpenGame }; output: string };
}

export const gameLaunchSchema = defineSchema<GameLaunchEvent>()({
  id: "game-launch",
  states: [
    "outside",
    "outside.idle",
    "outside.blocked",
    "outside.failed",
    "outside.playing",
    "confirming",
    "launching",
  ],
  events: {
    "game.request": "the member presses European prematch or in-play",
    "game.confirm": "the member agrees to go, by a click that may open a window",
    "game.cancel": "the member thinks better of it, or the session ended",
    "game.close": "the member has read the alert",
    "window.blocked": "the browser opened no window",
    "window.closed": "the member closed the window",
  },
  guards: ["isLaunchable", "isSessionEnded"],
  actions: [
    "keepGame",
    "keepAddress",
    "keepFailure",
    "openConfirm",
    "closeConfirm",
    "openWindow",
    "showGame",
    "closeWindow",
    "alertBlocked",
    "alertFailure",
  ],
  /**
   * openConfirm, closeConfirm: the dialog `europe` or `inplayConfirm` of context.game; openWindow: an empty window,
   * within the click, and `window.blocked` when there is none; showGame: send it to context.address;
   * alertBlocked: WINDOW_BLOCKED_TEXT; alertFailure: UNDER_MAINTENANCE_TEXT.
   */
  effects: ["openConfirm", "closeConfirm", "openWindow", "showGame", "closeWindow", "alertBlocked", "alertFailure"],
  actors: ["openGame"],
  delays: [],
  /** busy: the address is asked for. */
  tags: ["busy"],
});
