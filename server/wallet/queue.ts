// The operators' queues of charges and exchanges.
import { and, count, eq, inArray, type SQL, sum } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type {
  OperatorRequest,
  OperatorRequestPage,
  OperatorRequestsQuery,
  RequestExportQuery,
} from "../../src/api/contract/operator/wallet.ts";
import { stateForOperators } from "../../src/domain/wallet/lease.ts";
import { OPEN_STATES } from "../../src/domain/wallet/money-request.ts";
import type { RequestState } from "../../src/domain/wallet/request-states.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable } from "../db/open.ts";
import { moneyRequest } from "../db/schema.ts";
import { EXPORT_BATCH, rowsByKey } from "../export/rows-by-key.ts";
import type { Member } from "../http/app-type.ts";
import { countsOf } from "../lists/counts.ts";
import { inOrder, olderThan } from "../lists/keyset.ts";
import { paginate, paginateFromEnds } from "../lists/paginate.ts";
import { askedBy } from "./asked-by.ts";
import { leaseOnWire } from "./leases.ts";
import { bankOf, requestOnWire } from "./money-requests.ts";
import { QUEUE_NAMES, withQueueNames } from "./queue-rows.ts";

type Query = InferOutput<typeof OperatorRequestsQuery>;
type Filter = Omit<Query, "sort" | "page" | "itemsPerPage">;

const read = (db: Queryable) =>
  withQueueNames(
    db
      .select({ row: moneyRequest, ...QUEUE_NAMES })
      .from(moneyRequest)
      .$dynamic(),
    moneyRequest,
  );
const ORDERED = { createdAt: moneyRequest.createdAt, amount: moneyRequest.amount } as const;

export async function listQueue(context: ServerContext, operator: Member, query: Query): Promise<OperatorRequestPage> {
  const { db } = context.database;
  const wanted = wantedBy(db, query);
  const { total, totals } = await totalsOf(db, query, wanted);
  const list = () => read(db).where(wanted);
  const sort = query.sort ?? (query.state === "open" ? "createdAt" : undefined);
  const found =
    sort === undefined
      ? await paginateFromEnds(query, total, ({ limit, offset }, newestFirst) =>
          list()
            .orderBy(...newestFirst(moneyRequest.createdAt, moneyRequest.id))
            .limit(limit)
            .offset(offset),
        )
      : await paginate(query, total, ({ limit, offset }) =>
          list()
            .orderBy(...inOrder(sort, ORDERED, moneyRequest.id))
            .limit(limit)
            .offset(offset),
        );
  return { ...found, items: found.items.map((row) => onWire(row, operator, context.clock.now())), totals };
}

/** Every request of the filter, the newest first. */
export async function* exportedQueue(
  context: ServerContext,
  operator: Member,
  filter: InferOutput<typeof RequestExportQuery>,
): AsyncGenerator<OperatorRequest> {
  const { db } = context.database;
  const wanted = wantedBy(db, filter);
  const columns = { at: moneyRequest.createdAt, id: moneyRequest.id };
  const rows = rowsByKey(
    (after: { at: string; id: string } | null) =>
      read(db)
        .where(and(wanted, olderThan(columns, after)))
        .orderBy(...inOrder("-createdAt", ORDERED, moneyRequest.id))
        .limit(EXPORT_BATCH),
    ({ row }) => ({ at: row.createdAt.toISOString(), id: row.id }),
  );
  for await (const row of rows) yield onWire(row, operator, context.clock.now());
}

function wantedBy(db: Queryable, { kind, state, ...asked }: Filter): SQL | undefined {
  return and(
    eq(moneyRequest.kind, kind),
    inArray(moneyRequest.state, [...(state === "open" ? OPEN_STATES : [state])]),
    askedBy(db, { memberId: moneyRequest.memberId, createdAt: moneyRequest.createdAt }, asked),
  );
}

/** All decided requests are counted by `list_count`, and not summed up: they are too many. */
async function totalsOf(
  db: Queryable,
  { kind, state, text, from, to }: Filter,
  wanted: SQL | undefined,
): Promise<{ total: number; totals: OperatorRequestPage["totals"] }> {
  if (state !== "open" && !text && from === undefined && to === undefined) {
    const counts = await countsOf(db, { list: "money_request", owner: "", first: kind });
    return { total: counts.find(({ second }) => second === state)?.rows ?? 0, totals: null };
  }
  const [found] = await db
    .select({ total: count(), amount: sum(moneyRequest.amount).mapWith(Number) })
    .from(moneyRequest)
    .where(wanted);
  return { total: found?.total ?? 0, totals: { amount: found?.amount ?? 0 } };
}

function onWire(
  { row, member: { userId, nickname, level }, leasedBy, decidedBy }: Awaited<ReturnType<typeof read>>[number],
  operator: Member,
  now: number,
): OperatorRequest {
  return {
    ...requestOnWire(row),
    state: stateForOperators(row.state as RequestState, row, now),
    bank: bankOf(row, false),
    userId,
    nickname,
    level,
    decidedBy,
    reference: row.reference,
    lease: leaseOnWire(row, leasedBy, operator.id, now),
  };
}
