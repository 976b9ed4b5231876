// Effects. storeExpiry: write formatExpiry(context.expiresAt) to `custom.auth` (nothing when null, and where another tab
// wrote a later one meanwhile, `session.expiryMoved` instead); forgetStored: remove it; arrive: remove what an earlier
// session left there, go to landingPath(context.user); depart: close the user-info dialog, show
// context.departure.alert, go to context.departure.to (null: neither).
import type { User } from "../../api/contract/session/member.ts";
import type { Departure } from "../../domain/session/session.ts";

/** `now` and `expiresAt` are milliseconds since 1970; the chart reads no clock of its own. */
export type SessionEvent =
  /** The member sends id and password; staff with a second factor its code as well. */
  | { type: "session.login"; userId: string; password: string; code?: string }
  /** The member or a gate ends the session; `to` null: the sender moves on by itself. */
  | { type: "session.logout"; to: string | null }
  /** Any call or stream of the page was answered with a server code. */
  | { type: "session.code"; status: number }
  /** A navigation was let through. */
  | { type: "session.navigated"; now: number }
  /** The member enters the casino or slot lobby. */
  | { type: "session.enterLobby"; now: number }
  /** The member asks to stay while the countdown runs. */
  | { type: "session.stay"; now: number }
  /** Another tab has stored when its new session ends. */
  | { type: "session.begunElsewhere" }
  /** The clock, once a second. */
  | { type: "session.tick"; now: number }
  /** Another tab moved the stored expiry. */
  | { type: "session.expiryMoved"; expiresAt: number }
  /** The page wants the user read now. */
  | { type: "session.refresh" }
  /** The stream says what the wallet holds. */
  | { type: "wallet.changed"; emoney: number; point: number; walletSeq: number };

/** The token is held by the effects and is never in the context, so that nothing can store or log it. */
export interface SessionContext {
  user: User | null;
  expiresAt: number | null;
  /** Whole seconds that are left, while `expiring`. */
  secondsLeft: number;
  autoLogoutMin: number | null;
  logoutMin: number | null;
  /** When the minutes are not known yet: the instants of the login and the last navigation, from which they will count. */
  pending: { loginAt: number | null; navigatedAt: number | null };
  /** Why the last session ended or the last login failed, what to say and where to go. */
  departure: Departure | null;
}

/** What each injected actor is given and answers; each rejects with whatever the call threw. */
export interface SessionActors {
  /** Cookie → token (kept by the effect) → user. null: there is no session to restore. `expiresAt` from `custom.auth`. */
  restoreSession: { input: undefined; output: { user: User; expiresAt: number | null; now: number } | null };
  /** POST member/login, keeps the token, GET member/user. */
  login: { input: { userId: string; password: string; code?: string }; output: { user: User; now: number } };
  fetchAutoLogout: { input: undefined; output: { autoLogoutMin: number; logoutMin: number } };
  fetchUser: { input: undefined; output: User };
  /** POST member/logout with keepalive, since the page may be leaving; forgets the token whatever the answer. */
  revokeSession: { input: undefined; output: void };
  /** Callback: sends `session.tick` every second, `session.expiryMoved` when another tab moved `custom.auth`. */
  watchClock: { input: undefined };
}

/** authenticated: there is a user; busy: wait; restoring: guards wait; lost: the line is down; expiring: count down. */
export type SessionTag = "authenticated" | "busy" | "restoring" | "lost" | "expiring";
