// Charges by tether as rows: read, put on the wire, told to who waits for them.
import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type {
  TetherOrder,
  TetherOrderPage,
  TetherOrdersQuery,
  TetherTerms,
} from "../../../src/api/contract/wallet/tether.ts";
import type { TetherCredit, TetherState } from "../../../src/domain/wallet/tether-order.ts";
import { publishWallets } from "../../sports/betting/member-events.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable } from "../../db/open.ts";
import { tetherOrder } from "../../db/schema.ts";
import type { Member } from "../../http/app-type.ts";
import { paginate } from "../../lists/paginate.ts";
import { publishWaiting } from "../../operator/waiting.ts";
import { moneyLimitsOf } from "../money-limits.ts";
import { asksForLimit } from "../protection.ts";
import { activeNetworks, currentRate, maintenanceFlag } from "./terms.ts";

export type OrderRow = typeof tetherOrder.$inferSelect;

export function orderOnWire(row: OrderRow): TetherOrder {
  const { id, version, amount, usdt, rate, network, address, url, needed, confirmations, received, reason } = row;
  const credited = (row.creditedAmount ?? 0) + row.extraCredited;
  return {
    id,
    version,
    amount,
    usdt,
    rate,
    network,
    address,
    url,
    needed,
    confirmations: Math.min(confirmations, needed),
    received,
    reason,
    state: row.state as TetherState,
    credit: row.credit as TetherCredit,
    credited: row.creditedAmount === null && credited === 0 ? null : credited,
    extra: row.extra,
    extraTransfers: row.extraTransfers,
    rateAt: row.rateAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

export async function readTerms(context: ServerContext, member: Member): Promise<TetherTerms> {
  const { db } = context.database;
  const { minCharge, maxCharge, unit, quickAmounts } = await moneyLimitsOf(db, member.level);
  const { rate, at } = await currentRate(db);
  const networks = await activeNetworks(db);
  const [latest] = await newestOrders(db, member.id).limit(1);
  return {
    tetherMaintenanceFlag: await maintenanceFlag(context),
    rate,
    rateAt: at.toISOString(),
    networks: networks.map(({ id, name, kind, confirmations }) => ({ id, name, kind, confirmations })),
    limits: { minCharge, maxCharge, unit, quickAmounts },
    latest: latest ? orderOnWire(latest) : null,
    asksLimit: await asksForLimit(db, context.clock, member.id),
  };
}

const newestOrders = (db: Queryable, memberId: string) =>
  db
    .select()
    .from(tetherOrder)
    .where(eq(tetherOrder.memberId, memberId))
    .orderBy(desc(tetherOrder.createdAt), desc(tetherOrder.id));

export async function listOrders(
  db: Queryable,
  memberId: string,
  query: InferOutput<typeof TetherOrdersQuery>,
): Promise<InferOutput<typeof TetherOrderPage>> {
  const [total] = await db.select({ count: count() }).from(tetherOrder).where(eq(tetherOrder.memberId, memberId));
  return paginate(query, total?.count ?? 0, async ({ limit, offset }) => {
    const rows = await newestOrders(db, memberId).limit(limit).offset(offset);
    return rows.map(orderOnWire);
  });
}

/** The member's order that is still waited for; locked where a transaction asks. */
export async function openOrder(db: Queryable, memberId: string): Promise<OrderRow | null> {
  const open = and(eq(tetherOrder.memberId, memberId), inArray(tetherOrder.state, ["waiting", "confirming"]));
  const [row] = await db.select().from(tetherOrder).where(open).orderBy(desc(tetherOrder.createdAt)).limit(1);
  return row ?? null;
}

/** Tells members what became of these orders, and operators what waits. */
export async function publishOrders(context: ServerContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await context.database.db
    .select()
    .from(tetherOrder)
    .where(inArray(tetherOrder.id, [...ids]));
  for (const { id, version, memberId } of rows) context.events.publish("tetherOrder", { id, version }, memberId);
  const credited = rows.filter(({ credit }) => credit === "credited").map(({ memberId }) => memberId);
  if (credited.length > 0) await publishWallets(context, [...new Set(credited)]);
  await publishWaiting(context);
}
