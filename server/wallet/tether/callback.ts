// The desk tells of a transfer. A transaction belongs to one order and its facts never change; confirmations only grow.
import { eq } from "drizzle-orm";
import type { PaymentDeskCallback } from "../../../src/api/contract/wallet/payment-desk.ts";
import { judgeOrder, type TetherState } from "../../../src/domain/wallet/tether-order.ts";
import { inTransaction } from "../../db/transaction.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import type { Tx } from "../../db/open.ts";
import { tetherOrder, tetherTransfer } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { creditOrder } from "./credit.ts";
import { countWithOrder, extraOf } from "./extra.ts";
import { type OrderRow, publishOrders } from "./orders.ts";

/** Takes one callback and returns the order's state. Throws ApiError not_found, and key_reused for other facts. */
export async function takeCallback(context: ServerContext, told: PaymentDeskCallback): Promise<TetherState> {
  const { state, isChanged } = await inTransaction(context.database.db, async (tx) => {
    const [order] = await tx.select().from(tetherOrder).where(eq(tetherOrder.id, told.order)).for("update");
    if (!order || order.address !== told.address) throw new ApiError("not_found");
    if (!(await keepTransfer(tx, context, told))) return { state: order.state as TetherState, isChanged: false };
    return { state: await judge(tx, context, order), isChanged: true };
  });
  if (isChanged) await publishOrders(context, [told.order]);
  return state;
}

/** False when nothing is new. */
async function keepTransfer(tx: Tx, { clock }: ServerContext, told: PaymentDeskCallback): Promise<boolean> {
  const { order: orderId, hash, network, contract, usdt, confirmations } = told;
  const at = new Date(told.at);
  const fresh = await tx
    .insert(tetherTransfer)
    .values({ hash, orderId, network, contract, usdt, confirmations, at, seenAt: dateNow(clock) })
    .onConflictDoNothing()
    .returning();
  if (fresh.length > 0) return true;
  const [known] = await tx.select().from(tetherTransfer).where(eq(tetherTransfer.hash, hash)).for("update");
  const isSame =
    known?.orderId === orderId &&
    known.network === network &&
    known.contract === contract &&
    known.usdt === usdt &&
    known.at.getTime() === at.getTime();
  if (!isSame) throw new ApiError("key_reused", "같은 거래가 다른 내용으로 접수되었습니다.");
  // An older callback that came later says nothing new.
  if (confirmations <= known.confirmations) return false;
  await tx.update(tetherTransfer).set({ confirmations }).where(eq(tetherTransfer.hash, hash));
  return true;
}

async function judge(tx: Tx, context: ServerContext, order: OrderRow): Promise<TetherState> {
  const transfers = await tx.select().from(tetherTransfer).where(eq(tetherTransfer.orderId, order.id));
  const { state, received, confirmations } = judgeOrder(
    {
      ...order,
      expiresAt: order.expiresAt.getTime(),
      cancelledAt: order.cancelledAt?.getTime() ?? null,
    },
    transfers.map((one) => ({ ...one, at: one.at.getTime() })),
  );
  // What an order was credited or refused for stays; what comes after waits for an operator.
  const isDecided = order.credit !== "none";
  const next = isDecided ? (order.state as TetherState) : state;
  const paid = !isDecided && next === "paid" ? await creditOrder(tx, context, order, order.amount) : null;
  const isCredited = paid?.problem === null;
  if (isCredited) await countWithOrder(tx, order);
  const extra = isDecided || isCredited ? await extraOf(tx, order) : null;
  await tx
    .update(tetherOrder)
    .set({ state: next, received, confirmations, version: order.version + 1, ...paid, ...extra })
    .where(eq(tetherOrder.id, order.id));
  return next;
}
