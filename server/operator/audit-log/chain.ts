// The chain of the log: each link's hash is made of the hash before and of an entry with its changes. A writer behind the
// entries builds it, so that no operator waits for another: docs/decisions/audit-log.md.
import { createHash } from "node:crypto";
import { asc, desc, eq, gt, inArray, notExists, and, sql } from "drizzle-orm";
import type { ServerContext } from "../../context.ts";
import type { Queryable } from "../../db/open.ts";
import { auditChange, auditEntry, auditLink } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { rowsFrom } from "../../db/execute.ts";

export type Entry = typeof auditEntry.$inferSelect;
export type Change = typeof auditChange.$inferSelect;

export const FIRST_HASH = "0".repeat(64);
const LINKS_AT_ONCE = 500;
/** A transaction may commit after others that began later: so far behind the newest link, entries are looked for. */
const LATEST_BEHIND = 10_000;
const LEASE = sql`hashtextextended('chain of the audit log', 0)`;

export function linkHash(before: string, entry: Entry, changes: readonly Change[]): string {
  const { at, ...rest } = entry;
  const fields = Object.entries({ ...rest, at: at.toISOString() }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rows = changes.map(({ relation, rowKey, before: was, after }) => [relation, rowKey, was, after]);
  return createHash("sha256")
    .update(JSON.stringify([before, fields, rows]))
    .digest("hex");
}

export async function changesOf(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Change[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(auditChange)
    .where(inArray(auditChange.auditId, [...ids]))
    .orderBy(asc(auditChange.id));
  return Map.groupBy(rows, ({ auditId }) => auditId);
}

/** Adds a link for each entry that has none. One process at a time does it; another leaves it to that one. */
export async function chainAuditLog({ database: { db } }: Pick<ServerContext, "database">): Promise<void> {
  for (let isDone = false; !isDone;)
    isDone = await inTransaction(db, async (tx) => {
      const [lease] = await rowsFrom<{ held: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${LEASE}) as held`);
      if (!lease?.held) return true;
      const [last] = await tx
        .select({ seq: auditLink.seq, hash: auditLink.hash, serial: auditEntry.serial })
        .from(auditLink)
        .leftJoin(auditEntry, eq(auditEntry.id, auditLink.auditId))
        .orderBy(desc(auditLink.seq))
        .limit(1);
      const isLinked = tx
        .select({ one: sql`1` })
        .from(auditLink)
        .where(eq(auditLink.auditId, auditEntry.id));
      const entries = await tx
        .select()
        .from(auditEntry)
        .where(and(gt(auditEntry.serial, (last?.serial ?? 0) - LATEST_BEHIND), notExists(isLinked)))
        .orderBy(asc(auditEntry.serial))
        .limit(LINKS_AT_ONCE);
      if (entries.length === 0) return true;
      const changes = await changesOf(
        tx,
        entries.map(({ id }) => id),
      );
      let { seq, hash } = last ?? { seq: 0, hash: FIRST_HASH };
      const links = entries.map((entry) => {
        seq += 1;
        hash = linkHash(hash, entry, changes.get(entry.id) ?? []);
        return { seq, auditId: entry.id, hash };
      });
      await tx.insert(auditLink).values(links);
      return entries.length < LINKS_AT_ONCE;
    });
}
