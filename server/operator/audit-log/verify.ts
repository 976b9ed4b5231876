// Proves that the log is whole: no entry was changed, none is missing, none was cut off. Reads only.
import { asc, count, eq, gt, lt, and, notExists, sql } from "drizzle-orm";
import type { Queryable } from "../../db/open.ts";
import { auditEntry, auditLink } from "../../db/schema.ts";
import { changesOf, FIRST_HASH, linkHash } from "./chain.ts";
import { readHeads } from "./heads.ts";

const AT_ONCE = 1_000;
/** Differences of one kind that are listed; more would say no more. */
const LISTED = 50;
/** The writer is behind by no more than that. */
const UNCHAINED_MS = 10 * 60_000;

export interface LogReport {
  entries: number;
  chained: number;
  differences: string[];
}

/** `folder`: of the published heads; null: none are. */
export async function verifyLog(db: Queryable, folder: string | null, now: number): Promise<LogReport> {
  const differences: string[] = [];
  const say = (difference: string): void => void (differences.length < LISTED && differences.push(difference));
  const heads = Map.groupBy(folder === null ? [] : await readHeads(folder), ({ seq }) => seq);
  let last = { seq: 0, hash: FIRST_HASH };
  for (;;) {
    const rows = await db
      .select({ link: auditLink, entry: auditEntry })
      .from(auditLink)
      .leftJoin(auditEntry, eq(auditEntry.id, auditLink.auditId))
      .where(gt(auditLink.seq, last.seq))
      .orderBy(asc(auditLink.seq))
      .limit(AT_ONCE);
    const changes = await changesOf(
      db,
      rows.map(({ link }) => link.auditId),
    );
    for (const { link, entry } of rows) {
      const { seq, hash, auditId } = link;
      if (seq !== last.seq + 1) say(`audit log: links ${last.seq + 1} to ${seq - 1} are missing`);
      if (!entry) say(`audit log: entry ${auditId} of link ${seq} is missing`);
      else if (seq === last.seq + 1 && linkHash(last.hash, entry, changes.get(auditId) ?? []) !== hash)
        say(`audit log: entry ${auditId} of link ${seq} was changed`);
      for (const head of heads.get(seq) ?? [])
        if (head.hash !== hash) say(`audit log: link ${seq} is not the head that was published on ${head.day}`);
      heads.delete(seq);
      last = { seq, hash };
    }
    if (rows.length < AT_ONCE) break;
  }
  for (const [seq, [head]] of heads)
    say(`audit log: link ${seq}, published on ${head?.day}, is missing; the log ends at ${last.seq}`);
  const isLinked = db
    .select({ one: sql`1` })
    .from(auditLink)
    .where(eq(auditLink.auditId, auditEntry.id));
  const unchained = await db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(and(lt(auditEntry.at, new Date(now - UNCHAINED_MS)), notExists(isLinked)))
    .orderBy(asc(auditEntry.serial))
    .limit(LISTED);
  for (const { id } of unchained) say(`audit log: entry ${id} stands in no link`);
  const [entries] = await db.select({ count: count() }).from(auditEntry);
  const [links] = await db.select({ count: count() }).from(auditLink);
  return { entries: entries?.count ?? 0, chained: links?.count ?? 0, differences };
}
