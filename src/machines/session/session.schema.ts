import type { User } from "../../api/contract/member.ts";
import type { Departure } from "../../domain/session.ts";
import { defineSchema } from "../shared/schema.ts";

/** `now` and `expiresAt` are milliseconds since 1970; the chart reads no clock of its own. */
export type SessionEvent =
  | { type: "session.login"; userId: string; password: string }
  | { type: "session.logout"; to: string | null }
  | { type: "session.code"; status: number }
  | { type: "session.navigated"; now: number }
  | { type: "session.enterLobby"; now: number }
  | { type: "session.stay"; now: number }
  | { type: "session.tick"; now: number }
  | { type: "session.expiryMoved"; expiresAt: number }
  | { type: "session.refresh" }
  | { type: "wallet.changed"; emoney: number; point: number };

/** The token is held by the effects and is never in the context, so that nothing can store or log it. */
export interface SessionContext {
  user: User | null;
  expiresAt: number | null;
  /** Whole seconds that are left, while `expiring`. */
  secondsLeft: number;
  autoLogoutMin: number | null;
  logoutMin: number | null;
  /** When the minutes are not known yet: the instant from which they will count, and which of them. */
  pendingExpiry: { from: number; minutes: "login" | "navigation" } | null;
  /** A wallet event overtook the poll that is under way. */
  walletOvertook: boolean;
  /** Why the last session ended or the last login failed, what to say and where to go. */
  departure: Departure | null;
}

/** What each injected actor is given and answers; each rejects with whatever the call threw. */
export interface SessionActors {
  /** Cookie → token (kept by the effect) → user. null: there is no session to restore. `expiresAt` from `custom.auth`. */
  restoreSession: { input: undefined; output: { user: User; expiresAt: number | null; now: number } | null };
  /** POST member/login, keeps the token, GET member/user. */
  login: { input: { userId: string; password: string }; output: { user: User; now: number } };
  fetchAutoLogout: { input: undefined; output: { autoLogoutMin: number; logoutMin: number } };
  fetchUser: { input: undefined; output: User };
  /** POST member/logout with keepalive, since the page may be leaving; forgets the token whatever the answer. */
  revokeSession: { input: undefined; output: void };
  /** Callback: sends `session.tick` every second, `session.expiryMoved` when another tab moved `custom.auth`. */
  watchClock: { input: undefined };
}

export const sessionSchema = defineSchema<SessionEvent>()({
  id: "session",
  states: [
    "restoring",
    "loggedOut",
    "loggingIn",
    "loggedIn",
    "loggedIn.expiry",
    "loggedIn.expiry.watched",
    "loggedIn.expiry.watched.active",
    "loggedIn.expiry.watched.expiring",
    "loggedIn.expiry.unwatched",
    "loggedIn.connection",
    "loggedIn.connection.online",
    "loggedIn.connection.online.waiting",
    "loggedIn.connection.online.asking",
    "loggedIn.connection.lost",
    "loggedIn.connection.lost.waiting",
    "loggedIn.connection.lost.asking",
    "loggedIn.minutes",
    "loggedIn.minutes.fetching",
    "loggedIn.minutes.known",
    "loggedIn.minutes.unknown",
    "ending",
    "ending.loggingOut",
    "ending.forcedLogout",
    "ending.expired",
  ],
  events: {
    "session.login": "the member sends id and password",
    "session.logout": "the member or a gate ends the session; `to` null: the sender moves on by itself",
    "session.code": "any call or stream of the page was answered with a server code",
    "session.navigated": "a navigation was let through",
    "session.enterLobby": "the member enters the casino or slot lobby",
    "session.stay": "the member asks to stay while the countdown runs",
    "session.tick": "the clock, once a second",
    "session.expiryMoved": "another tab moved the stored expiry",
    "session.refresh": "the page wants the user read now",
    "wallet.changed": "the stream says what the wallet holds",
  },
  guards: [
    "hasSession",
    "isRestoredPastExpiry",
    "hasMinutes",
    "isForcedCode",
    "isForcedFailure",
    "isUnauthorizedCode",
    "isUnauthorizedFailure",
    "isPastExpiry",
    "hasWarningBegun",
  ],
  actions: [
    "keepRestored",
    "keepLogin",
    "keepMinutes",
    "keepUser",
    "keepWallet",
    "awaitPoll",
    "keepLoginFailure",
    "keepForcedCode",
    "keepForcedFailure",
    "keepExpired",
    "keepLogout",
    "forgetDeparture",
    "forgetUser",
    "moveExpiry",
    "rememberMove",
    "moveExpiryByLobby",
    "takeExpiry",
    "countDown",
    "storeExpiry",
    "forgetStored",
    "arrive",
    "depart",
  ],
  /**
   * storeExpiry: write formatExpiry(context.expiresAt) to `custom.auth` (nothing when null); forgetStored: remove it;
   * arrive: go to landingPath(context.user); depart: close the user-info dialog, show context.departure.alert,
   * go to context.departure.to (null: neither).
   */
  effects: ["storeExpiry", "forgetStored", "arrive", "depart"],
  actors: ["restoreSession", "login", "fetchAutoLogout", "fetchUser", "revokeSession", "watchClock"],
  delays: ["checkInterval", "revokePatience"],
  /** authenticated: there is a user; busy: wait; restoring: guards wait; lost: the line is down; expiring: count down. */
  tags: ["authenticated", "busy", "restoring", "lost", "expiring"],
});
