// The operators' queues of charges and exchanges.
import { and, asc, count, eq, ilike, inArray, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { InferOutput } from "valibot";
import type { OperatorRequestPage, OperatorRequestsQuery } from "../../src/api/contract/operator/wallet.ts";
import { stateForOperators } from "../../src/domain/wallet/lease.ts";
import { OPEN_STATES } from "../../src/domain/wallet/money-request.ts";
import type { RequestState } from "../../src/domain/wallet/request-states.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable } from "../db/open.ts";
import { member, moneyRequest } from "../db/schema.ts";
import type { Member } from "../http/app-type.ts";
import { containing } from "../lists/containing.ts";
import { countsOf } from "../lists/counts.ts";
import { paginate, paginateFromEnds, type Window } from "../lists/paginate.ts";
import { leaseOnWire } from "./leases.ts";
import { bankOf, requestOnWire } from "./money-requests.ts";

const leaser = alias(member, "leaser");
const decider = alias(member, "decider");

export async function listQueue(
  { database: { db }, clock }: ServerContext,
  operator: Member,
  query: InferOutput<typeof OperatorRequestsQuery>,
): Promise<OperatorRequestPage> {
  const isQueue = query.state === "open";
  const text = query.text ? containing(query.text) : null;
  const wanted = and(
    eq(moneyRequest.kind, query.kind),
    isQueue ? inArray(moneyRequest.state, [...OPEN_STATES]) : eq(moneyRequest.state, query.state),
    text === null ? undefined : or(ilike(member.userId, text), ilike(member.nickname, text)),
  );
  const states = isQueue ? OPEN_STATES : [query.state];
  const counts = text === null ? await countsOf(db, { list: "money_request", owner: "", first: query.kind }) : null;
  const total = counts
    ? counts.reduce((sum, { second, rows }) => sum + ((states as readonly string[]).includes(second) ? rows : 0), 0)
    : await countMatching(db, wanted);
  const read = async ({ limit, offset }: Window, order: SQL[]) => {
    const rows = await db
      .select({ row: moneyRequest, member, leasedBy: leaser.userId, decidedBy: decider.userId })
      .from(moneyRequest)
      .innerJoin(member, eq(member.id, moneyRequest.memberId))
      .leftJoin(leaser, eq(leaser.id, moneyRequest.leaseOwner))
      .leftJoin(decider, eq(decider.id, moneyRequest.decidedBy))
      .where(wanted)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    return rows.map(({ row, member: { userId, nickname, level }, leasedBy, decidedBy }) => ({
      ...requestOnWire(row),
      state: stateForOperators(row.state as RequestState, row, clock.now()),
      bank: bankOf(row, false),
      userId,
      nickname,
      level,
      decidedBy,
      reference: row.reference,
      lease: leaseOnWire(row, leasedBy, operator.id, clock.now()),
    }));
  };
  return isQueue
    ? paginate(query, total, (window) => read(window, [asc(moneyRequest.createdAt), asc(moneyRequest.id)]))
    : paginateFromEnds(query, total, (window, newestFirst) =>
        read(window, newestFirst(moneyRequest.createdAt, moneyRequest.id)),
      );
}

async function countMatching(db: Queryable, wanted: SQL | undefined): Promise<number> {
  const [total] = await db
    .select({ count: count() })
    .from(moneyRequest)
    .innerJoin(member, eq(member.id, moneyRequest.memberId))
    .where(wanted);
  return total?.count ?? 0;
}
