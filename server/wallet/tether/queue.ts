// The operators' list of charges by tether. held: paid, but not credited by itself.
import { and, asc, count, desc, eq, ilike, inArray, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { InferOutput } from "valibot";
import type { OperatorTetherPage, OperatorTetherQuery } from "../../../src/api/contract/operator/tether.ts";
import { wonOf } from "../../../src/domain/wallet/tether-order.ts";
import type { ServerContext } from "../../context.ts";
import { member, tetherOrder, tetherTransfer } from "../../db/schema.ts";
import type { Member } from "../../http/app-type.ts";
import { containing } from "../../lists/containing.ts";
import { paginate } from "../../lists/paginate.ts";
import { leaseOnWire } from "../leases.ts";
import { HELD } from "./held.ts";
import { orderOnWire } from "./orders.ts";

const leaser = alias(member, "leaser");
const decider = alias(member, "decider");

export async function listTetherQueue(
  { database: { db }, clock }: ServerContext,
  operator: Member,
  query: InferOutput<typeof OperatorTetherQuery>,
): Promise<InferOutput<typeof OperatorTetherPage>> {
  const { state } = query;
  const text = query.text ? containing(query.text) : null;
  const wanted = and(
    state === "held" ? HELD : state === "all" ? undefined : eq(tetherOrder.state, state),
    text === null ? undefined : or(ilike(member.userId, text), ilike(member.nickname, text)),
  );
  const [total] = await db
    .select({ count: count() })
    .from(tetherOrder)
    .innerJoin(member, eq(member.id, tetherOrder.memberId))
    .where(wanted);
  const order = state === "held" ? asc : desc;
  return paginate(query, total?.count ?? 0, async ({ limit, offset }) => {
    const rows = await db
      .select({ row: tetherOrder, member, leasedBy: leaser.userId, decidedBy: decider.userId })
      .from(tetherOrder)
      .innerJoin(member, eq(member.id, tetherOrder.memberId))
      .leftJoin(leaser, eq(leaser.id, tetherOrder.leaseOwner))
      .leftJoin(decider, eq(decider.id, tetherOrder.decidedBy))
      .where(wanted)
      .orderBy(order(tetherOrder.createdAt), order(tetherOrder.id))
      .limit(limit)
      .offset(offset);
    const ids = rows.map(({ row }) => row.id);
    const transfers =
      ids.length === 0 ? [] : await db.select().from(tetherTransfer).where(inArray(tetherTransfer.orderId, ids));
    return rows.map(({ row, member: { userId, nickname }, leasedBy, decidedBy }) => ({
      ...orderOnWire(row),
      userId,
      nickname,
      decidedBy,
      problem: row.problem,
      worth: row.extraTransfers > 0 ? row.extraWorth : wonOf(row.received, row.rate),
      hashes: transfers.filter(({ orderId }) => orderId === row.id).map(({ hash }) => hash),
      lease: leaseOnWire(row, leasedBy, operator.id, clock.now()),
    }));
  });
}
