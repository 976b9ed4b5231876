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
  let isClosed = false;
  for (const row of rows) {
    const isExpired = row.expiresAt.getTime() <= context.clock.now();
    const overtaken = isExpired ? null : await whyOvertaken(context, row);
    if (!isExpired && overtaken === null) continue;
    const state = isExpired ? "expired" : "overtaken";
    await inTransaction(db, (tx) => close(tx, context, row.id, { state, by: null, reason: overtaken }));
    isClosed = true;
  }
  if (isClosed) await publishWaiting(context);
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
