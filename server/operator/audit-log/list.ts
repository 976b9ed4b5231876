import { and, arrayOverlaps, desc, eq, gte, lt, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type {
  AuditExportQuery,
  AuditItem,
  AuditLogQuery,
  AuditOutcome,
} from "../../../src/api/contract/operator/audit-log.ts";
import type { PageOf } from "../../../src/api/contract/page.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable } from "../../db/open.ts";
import { approval, auditEntry, auditLink, member } from "../../db/schema.ts";
import { EXPORT_BATCH, rowsByKey } from "../../export/rows-by-key.ts";
import { paginate } from "../../lists/paginate.ts";
import { changesOf } from "./chain.ts";
import { titleOf } from "./titles.ts";

const DAY_MS = 24 * 60 * 60_000;
const DAYS = 7;

const asker = alias(member, "asker");

type Filter = Omit<AuditLogQuery, "page" | "itemsPerPage">;

function wantedBy(context: ServerContext, { actor, action, subject, outcome, from, to }: Filter): SQL | undefined {
  const subjects = (subject ?? "").split(",").flatMap((one) => {
    const named = one.trim();
    if (named === "") return [];
    return named.includes(":") ? [named] : [`member:${named}`];
  });
  const since = from ?? (subjects.length > 0 || to ? undefined : new Date(context.clock.now() - DAYS * DAY_MS));
  return and(
    actor ? eq(auditEntry.actor, actor) : undefined,
    action ? eq(auditEntry.action, action) : undefined,
    subjects.length > 0 ? arrayOverlaps(auditEntry.subjects, subjects) : undefined,
    outcome ? eq(auditEntry.outcome, outcome) : undefined,
    since ? gte(auditEntry.at, new Date(since)) : undefined,
    to ? lt(auditEntry.at, new Date(to)) : undefined,
  );
}

export async function listAuditLog(context: ServerContext, query: AuditLogQuery): Promise<PageOf<AuditItem>> {
  const { db } = context.database;
  const wanted = wantedBy(context, query);
  return paginate(query, await db.$count(auditEntry, wanted), async ({ limit, offset }) =>
    withChanges(context, await read(db).where(wanted).orderBy(desc(auditEntry.serial)).limit(limit).offset(offset)),
  );
}

interface Exported {
  serial: number;
  item: AuditItem;
}

/** Every entry of the filter, the newest first. */
export function exportedAuditLog(context: ServerContext, query: AuditExportQuery): AsyncIterable<Exported> {
  const { db } = context.database;
  const wanted = wantedBy(context, query);
  return rowsByKey<Exported, number>(
    async (after) => {
      const rows = await read(db)
        .where(and(wanted, after === null ? undefined : lt(auditEntry.serial, after)))
        .orderBy(desc(auditEntry.serial))
        .limit(EXPORT_BATCH);
      const items = await withChanges(context, rows);
      return items.map((item, at) => ({ item, serial: rows[at]?.entry.serial ?? 0 }));
    },
    ({ serial }) => serial,
  );
}

function read(db: Queryable) {
  return db
    .select({ entry: auditEntry, link: auditLink.seq, askedBy: asker.userId })
    .from(auditEntry)
    .leftJoin(auditLink, eq(auditLink.auditId, auditEntry.id))
    .leftJoin(approval, eq(approval.id, auditEntry.approvalId))
    .leftJoin(asker, eq(asker.id, approval.askedBy))
    .$dynamic();
}

async function withChanges(context: ServerContext, rows: Awaited<ReturnType<typeof read>>): Promise<AuditItem[]> {
  const changes = await changesOf(
    context.database.db,
    rows.map(({ entry }) => entry.id),
  );
  return rows.map(({ entry, link, askedBy }) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    actor: entry.actor,
    address: entry.address,
    device: entry.device,
    action: entry.action,
    title: titleOf(context, entry.action),
    subjects: entry.subjects,
    reason: entry.reason,
    outcome: entry.outcome as AuditOutcome,
    code: entry.code,
    reads: entry.reads,
    asked: entry.asked,
    askedBy,
    changes: (changes.get(entry.id) ?? []).map(({ relation, rowKey, before, after }) => ({
      relation,
      rowKey,
      before,
      after,
    })),
    isChained: link !== null,
  }));
}
