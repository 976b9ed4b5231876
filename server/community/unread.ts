// How many messages members have not read, and telling them when it changes.
import { and, count, eq, gt, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable } from "../db/open.ts";
import { message, session } from "../db/schema.ts";

/** Ids of one query, which takes at most 65,535 parameters. */
const CHUNK = 10_000;

/** Neither deleted, nor recalled before the member had read it. Also a condition of an update: what was recalled meanwhile is left. */
export const isInInbox = and(isNull(message.deletedAt), or(isNull(message.recalledAt), isNotNull(message.readAt)));
const isUnread = and(isInInbox, isNull(message.readAt));

export async function countUnread(db: Queryable, memberId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(message)
    .where(and(eq(message.memberId, memberId), isUnread));
  return row?.n ?? 0;
}

/** Tells those of the members who are logged in how many they have. Call it after the commit. */
export async function publishUnread(context: ServerContext, memberIds: readonly string[]): Promise<void> {
  const { db } = context.database;
  for (let from = 0; from < memberIds.length; from += CHUNK) {
    const rows = await db
      .selectDistinct({ memberId: session.memberId })
      .from(session)
      .where(
        and(
          inArray(session.memberId, memberIds.slice(from, from + CHUNK)),
          isNull(session.revokedAt),
          gt(session.expiresAt, dateNow(context.clock)),
        ),
      );
    const online = rows.map((row) => row.memberId);
    if (online.length === 0) continue;
    const counted = await db
      .select({ memberId: message.memberId, n: count() })
      .from(message)
      .where(and(inArray(message.memberId, online), isUnread))
      .groupBy(message.memberId);
    const byMember = new Map(counted.map((row) => [row.memberId, row.n]));
    for (const memberId of online)
      context.events.publish("messages", { unread: byMember.get(memberId) ?? 0 }, memberId);
  }
}
