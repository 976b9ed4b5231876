// The operators' list of charges by tether. held: paid, but not credited by itself.
import { and, count, eq, inArray, type SQL, sql, sum } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type {
  OperatorTetherOrder,
  OperatorTetherPage,
  OperatorTetherQuery,
  TetherExportQuery,
} from "../../../src/api/contract/operator/tether.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable } from "../../db/open.ts";
import { tetherOrder, tetherTransfer } from "../../db/schema.ts";
import { EXPORT_BATCH, rowsByKey } from "../../export/rows-by-key.ts";
import type { Member } from "../../http/app-type.ts";
import { inOrder, olderThan } from "../../lists/keyset.ts";
import { paginate } from "../../lists/paginate.ts";
import { askedBy } from "../asked-by.ts";
import { leaseOnWire } from "../leases.ts";
import { QUEUE_NAMES, withQueueNames } from "../queue-rows.ts";
import { worthOfOrder } from "./extra.ts";
import { HELD } from "./held.ts";
import { orderOnWire } from "./orders.ts";

type Query = InferOutput<typeof OperatorTetherQuery>;

const read = (db: Queryable) =>
  withQueueNames(
    db
      .select({ row: tetherOrder, ...QUEUE_NAMES })
      .from(tetherOrder)
      .$dynamic(),
    tetherOrder,
  );
const ORDERED = { createdAt: tetherOrder.createdAt, amount: tetherOrder.amount } as const;

export async function listTetherQueue(
  context: ServerContext,
  operator: Member,
  query: Query,
): Promise<InferOutput<typeof OperatorTetherPage>> {
  const { db } = context.database;
  const wanted = wantedBy(db, query);
  const [total] = await db
    .select({
      count: count(),
      amount: sum(tetherOrder.amount).mapWith(Number),
      credited: sum(sql`coalesce(${tetherOrder.creditedAmount}, 0) + ${tetherOrder.extraCredited}`).mapWith(Number),
    })
    .from(tetherOrder)
    .where(wanted);
  const sort = query.sort ?? (query.state === "held" ? "createdAt" : "-createdAt");
  const found = await paginate(query, total?.count ?? 0, ({ limit, offset }) =>
    onWire(
      context,
      operator,
      read(db)
        .where(wanted)
        .orderBy(...inOrder(sort, ORDERED, tetherOrder.id))
        .limit(limit)
        .offset(offset),
    ),
  );
  return { ...found, totals: { amount: total?.amount ?? 0, credited: total?.credited ?? 0 } };
}

/** Every order of the filter, the newest first. */
export function exportedTether(
  context: ServerContext,
  operator: Member,
  filter: InferOutput<typeof TetherExportQuery>,
): AsyncIterable<OperatorTetherOrder> {
  const { db } = context.database;
  const wanted = wantedBy(db, filter);
  return rowsByKey(
    (after: { at: string; id: string } | null) =>
      onWire(
        context,
        operator,
        read(db)
          .where(and(wanted, olderThan({ at: tetherOrder.createdAt, id: tetherOrder.id }, after)))
          .orderBy(...inOrder("-createdAt", ORDERED, tetherOrder.id))
          .limit(EXPORT_BATCH),
      ),
    ({ createdAt, id }) => ({ at: createdAt, id }),
  );
}

function wantedBy(db: Queryable, { state, ...asked }: Omit<Query, "sort" | "page" | "itemsPerPage">): SQL | undefined {
  return and(
    state === "held" ? HELD : state === "all" ? undefined : eq(tetherOrder.state, state),
    askedBy(db, { memberId: tetherOrder.memberId, createdAt: tetherOrder.createdAt }, asked),
  );
}

async function onWire(
  { database: { db }, clock }: ServerContext,
  operator: Member,
  reading: ReturnType<typeof read>,
): Promise<OperatorTetherOrder[]> {
  const rows = await reading;
  const ids = rows.map(({ row }) => row.id);
  const transfers =
    ids.length === 0 ? [] : await db.select().from(tetherTransfer).where(inArray(tetherTransfer.orderId, ids));
  const worths = new Map<string, number>();
  for (const { row } of rows) worths.set(row.id, row.extraTransfers > 0 ? row.extraWorth : await worthOfOrder(db, row));
  return rows.map(({ row, member: { userId, nickname }, leasedBy, decidedBy }) => ({
    ...orderOnWire(row),
    userId,
    nickname,
    decidedBy,
    problem: row.problem,
    worth: worths.get(row.id) ?? 0,
    hashes: transfers.filter(({ orderId }) => orderId === row.id).map(({ hash }) => hash),
    lease: leaseOnWire(row, leasedBy, operator.id, clock.now()),
  }));
}
