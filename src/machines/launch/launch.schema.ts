// Effects. openConfirm, closeConfirm: the dialog of context.destination; openWindow: an empty window, within the click,
// and `window.blocked` when there is none; showPage: send it to context.address; moveExpiry: the session's
// `session.enterLobby`; alertBarred: CONTACT_ADMINISTRATOR_TEXT; alertBlocked: WINDOW_BLOCKED_TEXT; alertFailure:
// UNDER_MAINTENANCE_TEXT.
import type { Destination, ProviderGameId } from "../../domain/lobby/launch.ts";
import type { Failure } from "../../domain/session/server-code.ts";

/** `tendency` is the member's list of codes at that moment. */
export type LaunchEvent =
  /** The member presses casino, slot, a game of a lobby, European prematch or in-play. */
  | { type: "launch.request"; destination: Destination; game?: ProviderGameId; tendency: readonly string[] }
  /** The member agrees, by a click that may open a window. */
  | { type: "launch.confirm" }
  /** The member thinks better of it. */
  | { type: "launch.cancel" }
  /** The member has read the alert. */
  | { type: "alert.read" }
  /** The browser opened no window. */
  | { type: "window.blocked" }
  /** The member closed the window. */
  | { type: "window.closed" }
  /** A window that has no page yet goes with the session. */
  | { type: "session.ended" };

/** The first of the destinations that this one opens. */
export type LaunchInput = Pick<LaunchContext, "destination">;

export interface LaunchContext {
  destination: Destination;
  /** null: the lobby itself, or no lobby. */
  game: ProviderGameId | null;
  /** Where the window went; null until the server said so. */
  address: string | null;
  failure: Failure | null;
}

export interface LaunchActors {
  /** POST /playfun/auth for a lobby, GET kosca/opengame?type=… else; the address alone. */
  readAddress: { input: Pick<LaunchContext, "destination" | "game">; output: string };
}

/** busy: the address is asked for. */
export type LaunchTag = "busy";
