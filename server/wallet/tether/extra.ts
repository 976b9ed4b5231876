// Transfers that came after their order was decided, and those of another network beside a credited payment.
import { and, desc, eq, inArray, isNull, lte } from "drizzle-orm";
import { sortTransfers, wonOf } from "../../../src/domain/wallet/tether-order.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { type tetherOrder, tetherRate, tetherTransfer } from "../../db/schema.ts";

type Order = typeof tetherOrder.$inferSelect;
type Transfer = typeof tetherTransfer.$inferSelect;
type Decision = "order" | "credited" | "refused";
/** The columns of an order that say what waits: tether in millionths, won, a count. */
export type Extra = Pick<Order, "extra" | "extraWorth" | "extraTransfers">;

export const NO_EXTRA: Extra = { extra: 0, extraWorth: 0, extraTransfers: 0 };

async function undecidedOf(tx: Tx, order: Order): Promise<{ creditable: Transfer[]; foreign: Transfer[] }> {
  const rows = await tx
    .select()
    .from(tetherTransfer)
    .where(and(eq(tetherTransfer.orderId, order.id), isNull(tetherTransfer.decision)))
    .orderBy(tetherTransfer.hash);
  return sortTransfers(order, rows);
}

async function decide(tx: Tx, transfers: readonly Transfer[], decision: Decision): Promise<void> {
  const hashes = transfers.map(({ hash }) => hash);
  if (hashes.length > 0) await tx.update(tetherTransfer).set({ decision }).where(inArray(tetherTransfer.hash, hashes));
}

/** The order's rate held for the order: what came later is worth the rate at the time of its block. */
async function worthOf(db: Queryable, order: Order, { usdt, at }: Transfer): Promise<number> {
  const [then] = await db
    .select({ rate: tetherRate.rate })
    .from(tetherRate)
    .where(lte(tetherRate.at, at))
    .orderBy(desc(tetherRate.id))
    .limit(1);
  return wonOf(usdt, then?.rate ?? order.rate);
}

/** Won that came for an order, before its decision. An exact payment is worth what was asked for, and no more. */
export async function worthOfOrder(db: Queryable, order: Order): Promise<number> {
  const { state, received, usdt, rate, amount } = order;
  const isExact = received === usdt;
  if (state !== "late") return isExact ? amount : wonOf(received, rate);
  const transfers = await db.select().from(tetherTransfer).where(eq(tetherTransfer.orderId, order.id));
  const end = Math.min(order.expiresAt.getTime(), order.cancelledAt?.getTime() ?? Infinity);
  let worth = 0;
  for (const one of sortTransfers(order, transfers).creditable)
    worth += one.at.getTime() > end ? await worthOf(db, order, one) : wonOf(one.usdt, rate);
  return isExact ? Math.min(worth, amount) : worth;
}

/** What waits for an operator of an order that is decided. Call it with the order locked. */
export async function extraOf(tx: Tx, order: Order): Promise<Extra> {
  const { creditable, foreign } = await undecidedOf(tx, order);
  const worths: number[] = [];
  for (const one of creditable) worths.push(await worthOf(tx, order, one));
  return {
    extra: creditable.reduce((sum, { usdt }) => sum + usdt, 0),
    extraWorth: worths.reduce((sum, worth) => sum + worth, 0),
    extraTransfers: creditable.length + foreign.length,
  };
}

/** The order was credited: its transfers are decided with it. One of another network is not, and waits. */
export async function countWithOrder(tx: Tx, order: Order): Promise<void> {
  await decide(tx, (await undecidedOf(tx, order)).creditable, "order");
}

/** An operator decided about the order and saw every transfer of it. */
export async function countAllWithOrder(tx: Tx, order: Order): Promise<void> {
  const { creditable, foreign } = await undecidedOf(tx, order);
  await decide(tx, [...creditable, ...foreign], "order");
}

/**
 * Decides about what waits. A transfer of another network is refused in any case. Returns the first hash, which names
 * the decision in the ledger. Call it with the order locked.
 */
export async function decideExtra(tx: Tx, order: Order, decision: "credited" | "refused"): Promise<string> {
  const { creditable, foreign } = await undecidedOf(tx, order);
  await decide(tx, creditable, decision);
  await decide(tx, foreign, "refused");
  const [first] = [...creditable, ...foreign];
  if (!first) throw new Error(`nothing waits of order ${order.id}`);
  return first.hash;
}
