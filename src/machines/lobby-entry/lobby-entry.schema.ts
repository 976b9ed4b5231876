import type { Lobby } from "../../domain/launch.ts";
import type { Failure } from "../../domain/server-code.ts";
import { defineSchema } from "../shared/schema.ts";

/** `tendency` is the member's list of codes at that moment. */
export type LobbyEntryEvent =
  | { type: "lobby.request"; lobby: Lobby; tendency: readonly string[] }
  | { type: "lobby.confirm" }
  | { type: "lobby.cancel" }
  | { type: "lobby.close" }
  | { type: "window.blocked" }
  | { type: "window.closed" };

export interface LobbyEntryContext {
  lobby: Lobby;
  /** Where the window went; null until the provider said so. */
  launchUrl: string | null;
  failure: Failure | null;
}

export interface LobbyEntryActors {
  /** POST /playfun/auth. */
  openLobby: { input: { lobby: Lobby }; output: { launch_url: string } };
}

export const lobbyEntrySchema = defineSchema<LobbyEntryEvent>()({
  id: "lobby-entry",
  states: [
    "outside",
    "outside.idle",
    "outside.barred",
    "outside.blocked",
    "outside.failed",
    "outside.entered",
    "confirming",
    "launching",
  ],
  events: {
    "lobby.request": "the member presses casino or slot",
    "lobby.confirm": "the member agrees to enter, by a click that may open a window",
    "lobby.cancel": "the member thinks better of it, or the session ended",
    "lobby.close": "the member has read the alert",
    "window.blocked": "the browser opened no window",
    "window.closed": "the member closed the window",
  },
  guards: ["isBarred", "isLaunchable", "isSessionEnded"],
  actions: [
    "keepLobby",
    "keepLaunch",
    "keepFailure",
    "openConfirm",
    "closeConfirm",
    "openWindow",
    "showLobby",
    "closeWindow",
    "moveExpiry",
    "alertBarred",
    "alertBlocked",
    "alertFailure",
  ],
  /**
   * openConfirm, closeConfirm: the dialog `evolution` or `slot` of context.lobby; openWindow: an empty window, within
   * the click, and `window.blocked` when there is none; showLobby: send it to context.launchUrl; moveExpiry: the
   * session's `session.enterLobby`; alertBarred: CONTACT_ADMINISTRATOR_TEXT; alertBlocked: WINDOW_BLOCKED_TEXT;
   * alertFailure: UNDER_MAINTENANCE_TEXT.
   */
  effects: [
    "openConfirm",
    "closeConfirm",
    "openWindow",
    "showLobby",
    "closeWindow",
    "moveExpiry",
    "alertBarred",
    "alertBlocked",
    "alertFailure",
  ],
  actors: ["openLobby"],
  delays: [],
  /** busy: the provider is asked. */
  tags: ["busy"],
});
