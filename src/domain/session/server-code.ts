// Server codes that end a session, and what a failed call tells: specification, section 8; decisions, rule 8.

/** A call that failed, as the machines know it. `status` is null when no answer came. */
export interface Failure {
  status: number | null;
  /** What the server said, in Korean; null when it said nothing. */
  message: string | null;
}

export const FORCED_LOGOUT_REASONS = [
  "second_login",
  "kicked",
  "access_denied",
  "address_blocked",
  "server_failure",
] as const;
export type ForcedLogoutReason = (typeof FORCED_LOGOUT_REASONS)[number];

const REASON_OF_CODE: ReadonlyMap<number | null, ForcedLogoutReason> = new Map([
  [555, "second_login"],
  [556, "kicked"],
  [406, "access_denied"],
  [600, "address_blocked"],
  [500, "server_failure"],
]);

/** Why this status ends the session; null when it does not. */
export function forcedLogoutReason(status: number | null): ForcedLogoutReason | null {
  return REASON_OF_CODE.get(status) ?? null;
}

/** 401: the token names no live session any more. */
export function isUnauthorized(status: number | null): boolean {
  return status === 401;
}

/** True where the session answers for a failed call, with its own alert and its own way. */
export function endsSession(status: number | null): boolean {
  return isUnauthorized(status) || forcedLogoutReason(status) !== null;
}

/**
 * True where the server has surely not done what was asked. Silence, a fault of the server, and what a proxy
 * may have passed on (408, 425) leave that open.
 */
export function isRefusal(status: number | null): boolean {
  const code = status ?? 0;
  return code >= 400 && code < 500 && code !== 408 && code !== 425;
}

/** Reads `value[key]`; undefined where there is none. */
function fieldOf(value: unknown, key: string): unknown {
  return (value as Record<string, unknown> | null | undefined)?.[key];
}

function numberField(value: unknown, key: string): number | null {
  const field = fieldOf(value, key);
  const code = Number.isInteger(field) ? Number(field) : 0;
  return code > 0 ? code : null;
}

function textField(value: unknown, key: string): string | null {
  const field = fieldOf(value, key);
  return typeof field === "string" && field.trim() !== "" ? field : null;
}

/** The server code in a 200 body (`{status: 555, …}`), or null. */
export function codeOfBody(body: unknown): number | null {
  const status = numberField(body, "status");
  return forcedLogoutReason(status) === null ? null : status;
}

/** Reads whatever a call was rejected with: an error with `status` and `data`, as ofetch throws it, or anything else. */
export function readFailure(error: unknown): Failure {
  const data = fieldOf(error, "data");
  const status = codeOfBody(data) ?? numberField(error, "status") ?? numberField(error, "statusCode");
  return { status, message: status === null ? null : textField(data, "message") };
}
