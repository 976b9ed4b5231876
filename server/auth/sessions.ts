// Sessions: opened by a login, moved on by a navigation, ended for a reason that the next call is told.
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { accountKind } from "../../src/domain/account.ts";
import type { ErrorCode } from "../../src/api/contract/common.ts";
import type { ServerContext } from "../context.ts";
import { dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { blockedAddress, member, session } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { hashToken, newToken } from "./token.ts";

export type RevokeReason =
  | "logout"
  | "second_login"
  | "kicked"
  | "address_blocked"
  | "access_denied"
  | "password_changed";

/** What the next call with a revoked token is refused with. */
const REFUSAL: Readonly<Record<RevokeReason, ErrorCode>> = {
  logout: "unauthorized",
  second_login: "second_login",
  kicked: "kicked",
  address_blocked: "address_blocked",
  access_denied: "access_denied",
  password_changed: "kicked",
};

/** The page counts the same minutes from the answer on, a little later than the server: it decides first. */
const GRACE_MS = 5_000;

export interface LiveSession {
  member: typeof member.$inferSelect;
  tokenHash: string;
}

/** The live session of a token. Throws ApiError: how it ended, address_blocked, or unauthorized when it is unknown or expired. */
export async function authenticate(context: ServerContext, token: string, address: string): Promise<LiveSession> {
  const tokenHash = hashToken(token);
  const [row] = await context.database.db
    .select({ member, session, blocked: blockedAddress.address })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .leftJoin(blockedAddress, eq(blockedAddress.address, address))
    .where(eq(session.tokenHash, tokenHash));
  if (!row) throw new ApiError("unauthorized");
  if (row.session.revokedAt) throw new ApiError(REFUSAL[row.session.revokedReason as RevokeReason] ?? "unauthorized");
  if (row.session.expiresAt.getTime() <= context.clock.now()) throw new ApiError("unauthorized");
  if (row.blocked && !isOperator(row.member)) throw new ApiError("address_blocked");
  return { member: row.member, tokenHash };
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
export function isOperator(account: { type: number; role: number; withdrawalType: number }): boolean {
  return accountKind(account) === "administrator";
}

/** Opens a session and ends the member's others with second_login. Returns the token. */
export async function openSession(
  tx: Tx,
  context: ServerContext,
  options: { memberId: string; address: string; minutes: number },
): Promise<string> {
  // Two logins at once wait for each other here, so that one session is left and not two.
  await tx.select({ id: member.id }).from(member).where(eq(member.id, options.memberId)).for("update");
  await revokeSessions(tx, context, "second_login", eq(session.memberId, options.memberId));
  const token = newToken(context.secret);
  await tx.insert(session).values({
    tokenHash: hashToken(token),
    memberId: options.memberId,
    address: options.address,
    createdAt: dateNow(context.clock),
    expiresAt: expiry(context, options.minutes),
  });
  return token;
}

/** Sets the expiry to `minutes` from now, as the page does on a navigation. A session that ended stays so. */
export async function moveExpiry(context: ServerContext, tokenHash: string, minutes: number): Promise<void> {
  await context.database.db
    .update(session)
    .set({ expiresAt: expiry(context, minutes) })
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
  which: ReturnType<typeof eq>,
): Promise<number> {
  const now = dateNow(context.clock);
  const rows = await db
    .update(session)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(which, isNull(session.revokedAt), gt(session.expiresAt, now)))
    .returning({ tokenHash: session.tokenHash });
  return rows.length;
}

/** Of these token hashes those whose sessions still live. */
export async function liveHashes(context: ServerContext, hashes: readonly string[]): Promise<Set<string>> {
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

/** Rows that can tell nobody anything any more. */
export async function forgetOldSessions(context: ServerContext, olderThanMs: number): Promise<void> {
  const limit = new Date(context.clock.now() - olderThanMs);
  await context.database.db.delete(session).where(sql`${session.expiresAt} < ${limit.toISOString()}::timestamptz`);
}
