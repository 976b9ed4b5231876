import { and, asc, count, desc, eq, min, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { InferOutput } from "valibot";
import type { Approval, ApprovalsQuery } from "../../../src/api/contract/operator/approvals.ts";
import type { PageOf } from "../../../src/api/contract/page.ts";
import type { ApprovalState, Measure } from "../../../src/domain/operator/four-eyes.ts";
import { may } from "../../../src/domain/operator/rights.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable } from "../../db/open.ts";
import { approval, member } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import type { Member } from "../../http/app-type.ts";
import { paginate } from "../../lists/paginate.ts";
import type { Queue } from "../queue.ts";
import { keptDoor } from "./kept-doors.ts";

const asker = alias(member, "asker");
const decider = alias(member, "decider");

export async function listApprovals(
  context: ServerContext,
  reader: Member,
  query: InferOutput<typeof ApprovalsQuery>,
): Promise<PageOf<Approval>> {
  const { db } = context.database;
  const wanted = eq(approval.state, query.state);
  const order = query.state === "asked" ? asc(approval.askedAt) : desc(approval.decidedAt);
  return paginate(query, await db.$count(approval, wanted), async ({ limit, offset }) => {
    const rows = await rowsOf(db).where(wanted).orderBy(order, asc(approval.id)).limit(limit).offset(offset);
    return rows.map((row) => onWire(context, reader, row));
  });
}

/** Throws ApiError not_found. */
export async function findApproval(context: ServerContext, reader: Member, id: string): Promise<Approval> {
  const [row] = await rowsOf(context.database.db).where(eq(approval.id, id));
  if (!row) throw new ApiError("not_found");
  return onWire(context, reader, row);
}

const rowsOf = (db: Queryable) =>
  db
    .select({ row: approval, askedBy: asker.userId, decidedBy: decider.userId })
    .from(approval)
    .innerJoin(asker, eq(asker.id, approval.askedBy))
    .leftJoin(decider, eq(decider.id, approval.decidedBy));

interface FoundRow {
  row: typeof approval.$inferSelect;
  askedBy: string;
  decidedBy: string | null;
}

function onWire(context: ServerContext, reader: Member, { row, askedBy, decidedBy }: FoundRow): Approval {
  return {
    id: row.id,
    title: row.title,
    call: row.call,
    subjects: row.subjects,
    shown: row.shown,
    measure: row.measure as Measure,
    amount: row.amount,
    reason: row.reason,
    askedBy,
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    state: row.state as ApprovalState,
    decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decisionReason: row.decisionReason,
    isOwn: row.askedBy === reader.id,
    mayDecide: row.askedBy !== reader.id && mayDo(context, reader, row.call),
  };
}

/** To approve takes the right of what is asked for as well. */
export function mayDo(context: ServerContext, { roles }: Member, call: string): boolean {
  const right = keptDoor(context, call)?.right;
  return may(roles, "approval.decide") && (right === undefined || may(roles, right));
}

/** What waits for this operator: what an operator asked for waits for somebody else. */
export async function waitingApprovals(db: Queryable, operatorId?: string): Promise<Queue> {
  const isAsked = eq(approval.state, "asked");
  const [row] = await db
    .select({ count: count(), oldestAt: min(approval.askedAt) })
    .from(approval)
    .where(operatorId === undefined ? isAsked : and(isAsked, ne(approval.askedBy, operatorId)));
  return { count: row?.count ?? 0, oldestAt: row?.oldestAt ?? null };
}
