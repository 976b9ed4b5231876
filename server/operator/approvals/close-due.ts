// What waited too long has run out, and what is about something that has changed since is overtaken: nobody has to press
// for that. What it runs into otherwise is found when it is approved.
import { and, asc, eq, not } from "drizzle-orm";
import type { ServerContext } from "../../context.ts";
import { approval } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { report } from "../../log.ts";
import { publishWaiting } from "../waiting.ts";
import { close, expectSame, isOvertaken, isUnderWay } from "./decide.ts";

export async function closeDueApprovals(context: ServerContext): Promise<void> {
  const { db } = context.database;
  const waiting = and(eq(approval.state, "asked"), not(isUnderWay(context)));
  const rows = await db.select().from(approval).where(waiting).orderBy(asc(approval.askedAt));
  let closed = 0;
  for (const row of rows) {
    const isExpired = row.expiresAt.getTime() <= context.clock.now();
    const overtaken = isExpired ? null : await whyOvertaken(context, row);
    if (!isExpired && overtaken === null) continue;
    const state = isExpired ? "expired" : "overtaken";
    const isClosed = await inTransaction(db, async (tx) => {
      // An approval may have begun meanwhile, and have changed what it is about itself.
      const still = await tx
        .select({ id: approval.id })
        .from(approval)
        .where(and(eq(approval.id, row.id), waiting))
        .for("update");
      if (still.length > 0) await close(tx, context, row.id, { state, by: null, reason: overtaken });
      return still.length > 0;
    });
    if (isClosed) closed++;
  }
  if (closed > 0) await publishWaiting(context);
}

async function whyOvertaken(context: ServerContext, row: typeof approval.$inferSelect): Promise<string | null> {
  try {
    await expectSame(context.database.db, context, row);
  } catch (error) {
    if (isOvertaken(error)) return error.message;
    report(`approval ${row.id}`, error);
  }
  return null;
}
