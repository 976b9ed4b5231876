// Effects. openConfirm, closeConfirm: the dialog `evolution` or `slot` of context.lobby; openWindow: an empty window,
// within the click, and `window.blocked` when there is none; showLobby: send it to context.launchUrl; moveExpiry: the
// session's `session.enterLobby`; alertBarred: CONTACT_ADMINISTRATOR_TEXT; alertBlocked: WINDOW_BLOCKED_TEXT;
// alertFailure: UNDER_MAINTENANCE_TEXT.
import type { ProviderGameId } from "../../domain/lobby/launch.ts";
import type { Lobby } from "../../domain/lobby/shut-lobby.ts";
import type { Failure } from "../../domain/session/server-code.ts";

/** `tendency` is the member's list of codes at that moment. */
export type LobbyEntryEvent =
  /** The member presses casino or slot, or a game of a lobby. */
  | { type: "lobby.request"; lobby: Lobby; game?: ProviderGameId; tendency: readonly string[] }
  /** The member agrees to enter, by a click that may open a window. */
  | { type: "lobby.confirm" }
  /** The member thinks better of it, or the session ended. */
  | { type: "lobby.cancel" }
  /** The member has read the alert. */
  | { type: "lobby.close" }
  /** The browser opened no window. */
  | { type: "window.blocked" }
  /** The member closed the window. */
  | { type: "window.closed" };

export interface LobbyEntryContext {
  lobby: Lobby;
  /** null: the lobby itself. */
  game: ProviderGameId | null;
  /** Where the window went; null until the provider said so. */
  launchUrl: string | null;
  failure: Failure | null;
}

export interface LobbyEntryActors {
  /** POST /playfun/auth. */
  openLobby: { input: { lobby: Lobby; game: ProviderGameId | null }; output: { launch_url: string } };
}

/** busy: the provider is asked. */
export type LobbyEntryTag = "busy";
