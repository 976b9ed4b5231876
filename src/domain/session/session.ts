// The member's session: specification, section 4; decisions, rules 7 and 8. Times are milliseconds since 1970.
import {
  AUTO_LOGOUT_DEFAULT_MINUTES,
  DATE_TIME_FORMAT,
  LOBBY_EXPIRY_MINUTES,
  SESSION_WARNING_MS,
} from "../common/constants.ts";
import { forcedLogoutReason, type Failure, type ForcedLogoutReason } from "./server-code.ts";
import { EXPIRED_TEXT, FORCED_LOGOUT_TEXT, LOGIN_FAILED_TEXT, SIGN_UP_FAILED_TEXT } from "./session-text.ts";
import { LOGIN_PATH } from "./session-navigation.ts";
import { parseSeoul, seoul } from "../common/time.ts";

/** How a session ended, or a login failed: what to say and where to go; null is nothing and nowhere. */
export interface Departure {
  reason: "logout" | "expired" | "login_failed" | "code" | ForcedLogoutReason;
  alert: string | null;
  to: string | null;
}

/** On 406 the tab goes there. */
export const BLANK_PAGE = "about:blank";

/** Ending by a server code; null when the code ends nothing. */
export function forcedDeparture(status: number | null): Departure | null {
  const reason = forcedLogoutReason(status);
  if (reason === null) return null;
  return { reason, alert: FORCED_LOGOUT_TEXT[reason], to: reason === "access_denied" ? BLANK_PAGE : LOGIN_PATH };
}

export function logoutDeparture(to: string | null): Departure {
  return { reason: "logout", alert: null, to };
}

export function expiredDeparture(): Departure {
  return { reason: "expired", alert: EXPIRED_TEXT, to: LOGIN_PATH };
}

/** The login of staff asks for the code of the second factor; 422 says that the one that was given is wrong. */
const CODE_REQUIRED = 428;
const WRONG_CODE = 422;

/**
 * A refused login: on 404 the server's own words, for a code that ends sessions its own text, else a general one. Who is
 * asked for the code of the second factor is told nothing, or that the code was wrong.
 */
export function loginFailure(failure: Failure): Departure {
  const { status, message } = failure;
  const forced = status === 500 ? null : forcedDeparture(status);
  if (forced) return { ...forced, to: forced.to === BLANK_PAGE ? BLANK_PAGE : null };
  const isWrong = status === WRONG_CODE;
  const said = isWrong || status === 404 ? message : null;
  const alert = said ?? LOGIN_FAILED_TEXT;
  const isAsked = status === CODE_REQUIRED;
  return { reason: isWrong || isAsked ? "code" : "login_failed", alert: isAsked ? null : alert, to: null };
}

/** Why sign-up could not be opened: the server's words, else a general text. */
export function signUpFailureText(failure: Failure | null): string {
  return failure?.message ?? SIGN_UP_FAILED_TEXT;
}

export function expiryAfter(from: number, minutes: number): number {
  return from + minutes * 60_000;
}

/** Whether the server named a time at all; the client's default is 0, which must not end a session at once. */
export function isUsableMinutes(minutes: number | null): minutes is number {
  return (minutes ?? AUTO_LOGOUT_DEFAULT_MINUTES) > 0;
}

/**
 * The latest of what the expiry is and what moves would make it: no move shortens it (decisions, rule 40). null where
 * none is known.
 */
export function latestExpiry(...expiries: readonly (number | null)[]): number | null {
  const known = expiries.filter((expiry) => expiry !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

/** What a move at `from` would make of the expiry; null without an instant, or minutes that count. */
export function movedExpiry(from: number | null, minutes: number | null): number | null {
  return from !== null && isUsableMinutes(minutes) ? expiryAfter(from, minutes) : null;
}

/** Casino and slot lobby: the whole session entry. */
export function lobbyExpiry(now: number): number {
  return expiryAfter(now, LOBBY_EXPIRY_MINUTES);
}

export function isExpired(expiresAt: number | null, now: number): boolean {
  return expiresAt !== null && now >= expiresAt;
}

/** The last 60 seconds before the expiry. */
export function isExpiring(expiresAt: number | null, now: number): boolean {
  return expiresAt !== null && now >= expiresAt - SESSION_WARNING_MS;
}

/** Whole seconds that are left, at least 0; 0 when there is no expiry. */
export function secondsLeft(expiresAt: number | null, now: number): number {
  return Math.max(0, Math.ceil(((expiresAt ?? now) - now) / 1_000));
}

/** An instant as `custom.auth` holds it: YYYY-MM-DD HH:mm:ss in Asia/Seoul, truncated to the second. */
export function formatExpiry(expiresAt: number): string {
  return seoul(expiresAt).format(DATE_TIME_FORMAT);
}

/** Reads `custom.auth`; null for anything that is not such a time. */
export function parseExpiry(text: string | null): number | null {
  const at = text === null ? null : parseSeoul(text);
  return at !== null && at.format(DATE_TIME_FORMAT) === text ? at.valueOf() : null;
}
