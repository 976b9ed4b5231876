// A member's own logins: seen and ended by the member.
import type { Told } from "../../src/api/contract/endpoint.ts";
import type * as endpoints from "../../src/api/contract/session/member-sessions.endpoints.ts";
import { and, desc, eq, ne } from "drizzle-orm";
import type { MemberSession } from "../../src/api/contract/session/sessions.ts";
import type { CommandSteps } from "../commands/run-command.ts";
import type { ServerContext } from "../context.ts";
import { session } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { revokeSessions } from "./sessions.ts";

const LISTED = 50;

/** Newest first. */
export async function listSessions(
  context: ServerContext,
  memberId: string,
  currentHash: string,
): Promise<MemberSession[]> {
  const rows = await context.database.db
    .select()
    .from(session)
    .where(eq(session.memberId, memberId))
    .orderBy(desc(session.createdAt), desc(session.id))
    .limit(LISTED);
  return rows.map((row) => onWire(row, currentHash, context.clock.now()));
}

/** Ends one. Throws ApiError not_found when it is not the member's, or has ended. */
export function endSession(
  context: ServerContext,
  memberId: string,
  id: string,
): CommandSteps<unknown, Told<typeof endpoints.endSession>> {
  return {
    work: async (tx) => {
      const own = and(eq(session.memberId, memberId), eq(session.id, id));
      if ((await revokeSessions(tx, context, "ended", own)) === 0) throw new ApiError("not_found");
      return { status: 204 };
    },
    after: () => context.streams.recheck(),
  };
}

/** Ends all but the current one; answers how many. */
export function endOtherSessions(
  context: ServerContext,
  memberId: string,
  currentHash: string,
): CommandSteps<unknown, Told<typeof endpoints.endOtherSessions>> {
  return {
    work: async (tx) => {
      const others = and(eq(session.memberId, memberId), ne(session.tokenHash, currentHash));
      return { status: 200, body: { ended: await revokeSessions(tx, context, "ended", others) } };
    },
    after: () => context.streams.recheck(),
  };
}

function onWire(row: typeof session.$inferSelect, currentHash: string, now: number): MemberSession {
  const isLive = row.revokedAt === null && row.expiresAt.getTime() > now;
  return {
    id: row.id,
    address: row.address,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    isCurrent: row.tokenHash === currentHash,
    isLive,
    endedReason: isLive ? null : (row.revokedReason ?? "expired"),
  };
}
