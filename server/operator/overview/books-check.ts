// The books and the log of operators are checked once a day, and whenever an operator asks; what was found is kept, so that
// the overview can say it without reading all of the history.
import { desc, lt } from "drizzle-orm";
import type { AuditReport } from "../../../src/api/contract/operator/operator.ts";
import { seoul } from "../../../src/domain/common/time.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable } from "../../db/open.ts";
import { booksCheck, posting } from "../../db/schema.ts";
import { auditAll } from "../audit-all.ts";

/** Of the day in Seoul: few bet then. */
const HOUR = 5;

type Part = Pick<ServerContext, "config" | "database" | "clock">;

export async function lastCheck(db: Queryable): Promise<typeof booksCheck.$inferSelect | null> {
  const [last] = await db.select().from(booksCheck).orderBy(desc(booksCheck.id)).limit(1);
  return last ?? null;
}

/** When the last daily check was due. */
export function dueAt(now: Date): Date {
  const today = seoul(now).startOf("day").add(HOUR, "hour");
  return (today.valueOf() > now.getTime() ? today.subtract(1, "day") : today).toDate();
}

/** Checks everything and keeps what was found. */
export async function checkBooks({ config, database: { db }, clock }: Part): Promise<AuditReport> {
  const at = dateNow(clock);
  const began = performance.now();
  const report = await auditAll(db, config, at.getTime());
  const log = report.differences.filter((one) => one.startsWith("audit log:")).length;
  await db
    .insert(booksCheck)
    .values({ at, tookMs: Math.round(performance.now() - began), books: report.differences.length - log, log });
  return report;
}

/** The daily check, where it is due and there was something to check then. */
export async function checkBooksWhenDue(context: Part): Promise<void> {
  const { db } = context.database;
  const due = dueAt(dateNow(context.clock));
  const last = await lastCheck(db);
  if (last && last.at >= due) return;
  const [first] = await db
    .select({ id: posting.id })
    .from(posting)
    .where(lt(posting.at, due))
    .orderBy(posting.id)
    .limit(1);
  if (first) await checkBooks(context);
}
