// How much waits for operators. A queue of another area is a line in QUEUES; its name is its section of the console.
import { and, count, eq, inArray, isNull, min, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable, PgView } from "drizzle-orm/pg-core";
import type { OverviewQueue } from "../../src/api/contract/operator/overview.ts";
import type { Waiting } from "../../src/api/contract/operator/waiting.ts";
import { findSection } from "../../src/domain/frame/pages/sections.ts";
import { may } from "../../src/domain/operator/rights.ts";
import { OPEN_STATES } from "../../src/domain/wallet/money-request.ts";
import type { RequestKind } from "../../src/domain/wallet/request-states.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable } from "../db/open.ts";
import { joinCheck, enquiry, moneyRequest, tetherOrder } from "../db/schema.ts";
import type { Member } from "../http/app-type.ts";
import { waitingApprovals } from "./approvals/list.ts";
import { waitingHeldWins } from "../lobby/provider/held-wins.ts";
import { HELD } from "../wallet/tether/held.ts";
import type { Queue } from "./queue.ts";
import { tellOperators } from "./tell-operators.ts";

/** `operatorId`: who is told, where it is not the same for all. */
type Read = (db: Queryable, operatorId?: string) => Promise<Queue>;

const rowsOf =
  (of: PgTable | PgView, where: SQL | undefined, at: AnyPgColumn): Read =>
  async (db) => {
    const [row] = await db
      .select({ count: count(), oldestAt: min(at) })
      .from(of as PgTable)
      .where(where);
    return { count: row?.count ?? 0, oldestAt: (row?.oldestAt as Date | null) ?? null };
  };

const openOf = (kind: RequestKind): Read =>
  rowsOf(
    moneyRequest,
    and(eq(moneyRequest.kind, kind), inArray(moneyRequest.state, [...OPEN_STATES])),
    moneyRequest.createdAt,
  );

const QUEUES: Readonly<Record<string, Read>> = {
  charges: openOf("charge"),
  exchanges: openOf("exchange"),
  settlements: openOf("rolling"),
  tether: rowsOf(tetherOrder, HELD, tetherOrder.createdAt),
  enquiries: rowsOf(enquiry, and(isNull(enquiry.answeredAt), isNull(enquiry.deletedAt)), enquiry.createdAt),
  providers: waitingHeldWins,
  approvals: waitingApprovals,
  joins: rowsOf(joinCheck, eq(joinCheck.state, "waiting"), joinCheck.askedAt),
};

export async function readWaiting(db: Queryable, operatorId?: string): Promise<Waiting> {
  const found = await Promise.all(
    Object.entries(QUEUES).map(async ([name, read]) => [name, (await read(db, operatorId)).count] as const),
  );
  return { counts: Object.fromEntries(found) };
}

/** The queues whose sections the operator may read. */
export async function readQueues(db: Queryable, reader: Pick<Member, "id" | "roles">): Promise<OverviewQueue[]> {
  const readable = Object.entries(QUEUES).filter(([name]) => {
    const right = findSection(name)?.right;
    return right !== undefined && may(reader.roles, right);
  });
  return Promise.all(
    readable.map(async ([section, read]) => {
      const queue = await read(db, reader.id);
      return { section, count: queue.count, oldestAt: queue.oldestAt?.toISOString() ?? null };
    }),
  );
}

/** Tells every operator what waits. Call it after the commit of whatever makes a queue longer or shorter. */
export async function publishWaiting(context: ServerContext): Promise<void> {
  const { db } = context.database;
  // Read when it is waited for: a failure that nobody waits for ends the process.
  let all: Promise<Waiting> | null = null;
  await tellOperators(context, async (operatorId) => {
    const { counts } = await (all ??= readWaiting(db));
    if (!counts.approvals) return { counts };
    return { counts: { ...counts, approvals: (await waitingApprovals(db, operatorId)).count } };
  });
}
