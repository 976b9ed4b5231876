import { and, eq, isNull } from "drizzle-orm";
import { type Clock, dateNow } from "../../clock.ts";
import type { Tx } from "../../db/open.ts";
import { mailing, message } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";

export interface Recall {
  id: string;
  by: string;
  reason: string;
}

/** The ids of the members in whose inboxes it stood. */
export interface Recalled {
  unread: string[];
  read: string[];
}

/**
 * Recalls a mailing, once: who has not read it never will, and who has read it is told that it is recalled. Its text stays
 * with the operators. Throws ApiError not_found and not_editable.
 */
export async function recallMailing(tx: Tx, clock: Clock, { id, by, reason }: Recall): Promise<Recalled> {
  const recalledAt = dateNow(clock);
  const done = await tx
    .update(mailing)
    .set({ recalledAt, recalledBy: by, recallReason: reason })
    .where(and(eq(mailing.id, id), isNull(mailing.recalledAt)))
    .returning({ id: mailing.id });
  if (done.length === 0) {
    const isThere = (await tx.$count(mailing, eq(mailing.id, id))) > 0;
    throw isThere ? new ApiError("not_editable", "이미 회수한 쪽지입니다.") : new ApiError("not_found");
  }
  const rows = await tx
    .update(message)
    .set({ recalledAt })
    .where(eq(message.mailingId, id))
    .returning({ memberId: message.memberId, readAt: message.readAt, deletedAt: message.deletedAt });
  const stood = rows.filter(({ deletedAt }) => deletedAt === null);
  const idsOf = (isRead: boolean) =>
    stood.filter(({ readAt }) => (readAt !== null) === isRead).map(({ memberId }) => memberId);
  return { unread: idsOf(false), read: idsOf(true) };
}
