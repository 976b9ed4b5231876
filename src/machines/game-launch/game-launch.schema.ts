// Effects. openConfirm, closeConfirm: the dialog `europe` or `inplayConfirm` of context.game; openWindow: an empty
// window, within the click, and `window.blocked` when there is none; showGame: send it to context.address;
// alertBlocked: WINDOW_BLOCKED_TEXT; alertFailure: UNDER_MAINTENANCE_TEXT.
import type { OpenGame } from "../../domain/lobby/launch.ts";
import type { Failure } from "../../domain/session/server-code.ts";

export type GameLaunchEvent =
  /** The member presses European prematch or in-play. */
  | { type: "game.request"; game: OpenGame }
  /** The member agrees to go, by a click that may open a window. */
  | { type: "game.confirm" }
  /** The member thinks better of it, or the session ended. */
  | { type: "game.cancel" }
  /** The member has read the alert. */
  | { type: "game.close" }
  /** The browser opened no window. */
  | { type: "window.blocked" }
  /** The member closed the window. */
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

/** busy: the address is asked for. */
export type GameLaunchTag = "busy";
