// Sessions: opened by a login, moved on by a navigation, ended for a reason that the next call is told.
import { and, eq, gt, isNull, sql, type SQL } from "drizzle-orm";
import { accountKind, type AccountUser } from "../../src/domain/session/account.ts";
import { SESSION_HOURS } from "../../src/domain/common/constants.ts";
import type { ErrorCode } from "../../src/api/contract/common.ts";
import type { ServerContext } from "../context.ts";
import { dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { rowOfJson } from "../db/row-of-json.ts";
import { member, session } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { newId } from "../ids.ts";
import { hashToken, newToken } from "./token.ts";

export type RevokeReason =
  | "logout"
  | "ended"
  | "second_login"
  | "kicked"
  | "address_blocked"
  | "access_denied"
  | "password_changed"
  | "disabled"
  | "protected";

/** What the next call with a revoked token is refused with. */
const REFUSAL: Readonly<Record<RevokeReason, ErrorCode>> = {
  logout: "unauthorized",
  ended: "unauthorized",
  second_login: "second_login",
  kicked: "kicked",
  address_blocked: "address_blocked",
  access_denied: "access_denied",
  password_changed: "kicked",
  disabled: "kicked",
  protected: "kicked",
};

const LONGEST_USER_AGENT = 200;
const HOUR_MS = 3_600_000;

/** The page counts the same minutes from the answer on, a little later than the server: it decides first. */
const GRACE_MS = 5_000;
/** How long an ended session is kept. */
const MEMORY_MS = 7 * 86_400_000;

export interface LiveSession {
  member: typeof member.$inferSelect;
  /** Of staff who have to set up the account first. */
  isLimited: boolean;
  tokenHash: string;
}

/** Who asks to be let in: what the request itself shows. */
export interface Caller {
  address: string;
  userAgent: string;
  /** The mark of a browser that has logged in to the account before. */
  device: string | null;
}

/** As the database's function returns it; the member as a row. */
interface SessionJson {
  revokedAt: string | null;
  revokedReason: string | null;
  expiresAt: string;
  isBlocked: boolean;
  isLimited: boolean;
  member: Readonly<Record<string, unknown>>;
}

/** The live session of a token. Throws ApiError: how it ended, address_blocked, or unauthorized when it is unknown or expired. */
export async function authenticate(context: ServerContext, token: string, address: string): Promise<LiveSession> {
  const tokenHash = hashToken(token);
  const found = await context.database.call<SessionJson | null>("session_of", { tokenHash, address });
  if (!found) throw new ApiError("unauthorized");
  const owner = rowOfJson(member, found.member);
  if (found.revokedAt) throw new ApiError(REFUSAL[found.revokedReason as RevokeReason] ?? "unauthorized");
  if (Date.parse(found.expiresAt) <= context.clock.now()) throw new ApiError("unauthorized");
  if (owner.disabledAt) throw new ApiError("kicked");
  if (found.isBlocked && !isOperator(owner)) throw new ApiError("address_blocked");
  const { isLimited } = found;
  // Nothing that takes a right.
  return { member: isLimited ? { ...owner, roles: [] } : owner, isLimited, tokenHash };
}

/** Whether a token opens a session now. */
export async function isLive(context: ServerContext, token: string, address: string): Promise<boolean> {
  try {
    await authenticate(context, token, address);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Operators are never locked out by an address, or nobody could unblock it. */
export function isOperator(account: AccountUser): boolean {
  return accountKind(account) === "administrator";
}

/** Operators, managers and agents. */
export function isStaff(account: AccountUser): boolean {
  return accountKind(account) !== "member";
}

/**
 * Opens a session of the member, whose row the caller holds locked, and ends the others with second_login. Returns
 * the token.
 */
export async function openSession(
  tx: Tx,
  context: ServerContext,
  options: {
    account: typeof member.$inferSelect;
    caller: Caller;
    minutes: number;
    /** Of staff: the browser as `staff_device` has it, and whether the account has to be set up first. */
    staff?: { device: string; isLimited: boolean } | undefined;
  },
): Promise<string> {
  const { account, caller, staff } = options;
  await revokeSessions(tx, context, "second_login", eq(session.memberId, account.id));
  const token = newToken(context.secret);
  const createdAt = dateNow(context.clock);
  const endsAt = new Date(createdAt.getTime() + SESSION_HOURS[accountKind(account)] * HOUR_MS);
  const expiresAt = expiry(context, options.minutes);
  await tx.insert(session).values({
    tokenHash: hashToken(token),
    id: newId(),
    memberId: account.id,
    address: caller.address,
    userAgent: caller.userAgent.slice(0, LONGEST_USER_AGENT),
    createdAt,
    expiresAt: expiresAt < endsAt ? expiresAt : endsAt,
    endsAt,
    ...staff,
  });
  return token;
}

/**
 * Moves the expiry to `minutes` from now, as the page does on a navigation, up to the session's end. It is never
 * shortened (decisions, rule 40), and a session that ended stays so.
 */
export async function moveExpiry(context: ServerContext, tokenHash: string, minutes: number): Promise<void> {
  const wanted = sql`${expiry(context, minutes).toISOString()}::timestamptz`;
  await context.database.db
    .update(session)
    .set({ expiresAt: sql`least(greatest(${session.expiresAt}, ${wanted}), ${session.endsAt})` })
    .where(
      and(eq(session.tokenHash, tokenHash), isNull(session.revokedAt), gt(session.expiresAt, dateNow(context.clock))),
    );
}

function expiry(context: ServerContext, minutes: number): Date {
  return new Date(context.clock.now() + minutes * 60_000 + GRACE_MS);
}

/** Ends live sessions and returns how many. The caller rechecks the streams after the transaction. */
export async function revokeSessions(
  db: Queryable,
  context: ServerContext,
  reason: RevokeReason,
  which: SQL | undefined,
): Promise<number> {
  if (!which) throw new Error("no sessions were named");
  const now = dateNow(context.clock);
  const rows = await db
    .update(session)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(which, isNull(session.revokedAt), gt(session.expiresAt, now)))
    .returning({ tokenHash: session.tokenHash });
  return rows.length;
}

/** Of these token hashes those whose sessions still live. */
export async function liveHashes(
  context: Pick<ServerContext, "database" | "clock">,
  hashes: readonly string[],
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await context.database.db
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(
      and(
        sql`${session.tokenHash} = any(${sql.param(hashes)}::text[])`,
        isNull(session.revokedAt),
        gt(session.expiresAt, dateNow(context.clock)),
      ),
    );
  return new Set(rows.map((row) => row.tokenHash));
}

/** Removes what ended a week ago: such a row can tell nobody anything any more. */
export async function forgetOldSessions(context: ServerContext): Promise<void> {
  const limit = new Date(context.clock.now() - MEMORY_MS);
  await context.database.db.delete(session).where(sql`${session.expiresAt} < ${limit.toISOString()}::timestamptz`);
}
