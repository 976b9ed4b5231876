import { and, arrayOverlaps, desc, eq, gte, lt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AuditItem, AuditLogQuery, AuditOutcome } from "../../../src/api/contract/operator/audit-log.ts";
import type { PageOf } from "../../../src/api/contract/page.ts";
import type { ServerContext } from "../../context.ts";
import { approval, auditEntry, auditLink, member } from "../../db/schema.ts";
import { paginate } from "../../lists/paginate.ts";
import { changesOf } from "./chain.ts";
import { titleOf } from "./titles.ts";

const DAY_MS = 24 * 60 * 60_000;
const DAYS = 7;

const asker = alias(member, "asker");

export async function listAuditLog(context: ServerContext, query: AuditLogQuery): Promise<PageOf<AuditItem>> {
  const { db } = context.database;
  const { actor, action, subject, outcome, from, to } = query;
  const subjects = (subject ?? "").split(",").flatMap((one) => {
    const named = one.trim();
    if (named === "") return [];
    return named.includes(":") ? [named] : [`member:${named}`];
  });
  const since = from ?? (subjects.length > 0 || to ? undefined : new Date(context.clock.now() - DAYS * DAY_MS));
  const wanted = and(
    actor ? eq(auditEntry.actor, actor) : undefined,
    action ? eq(auditEntry.action, action) : undefined,
    subjects.length > 0 ? arrayOverlaps(auditEntry.subjects, subjects) : undefined,
    outcome ? eq(auditEntry.outcome, outcome) : undefined,
    since ? gte(auditEntry.at, new Date(since)) : undefined,
    to ? lt(auditEntry.at, new Date(to)) : undefined,
  );
  return paginate(query, await db.$count(auditEntry, wanted), async ({ limit, offset }) => {
    const rows = await db
      .select({ entry: auditEntry, link: auditLink.seq, askedBy: asker.userId })
      .from(auditEntry)
      .leftJoin(auditLink, eq(auditLink.auditId, auditEntry.id))
      .leftJoin(approval, eq(approval.id, auditEntry.approvalId))
      .leftJoin(asker, eq(asker.id, approval.askedBy))
      .where(wanted)
      .orderBy(desc(auditEntry.serial))
      .limit(limit)
      .offset(offset);
    const changes = await changesOf(
      db,
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
  });
}
