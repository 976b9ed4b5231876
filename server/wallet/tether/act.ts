// Operators decide about payments that were not credited by themselves, each by who has claimed it.
import { asc, eq, inArray } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { ActReport } from "../../../src/api/contract/operator/wallet.ts";
import type { TetherActRequest } from "../../../src/api/contract/operator/tether.ts";
import type { Lease } from "../../../src/domain/wallet/lease.ts";
import { type HeldFacts, isCreditable, isHeld } from "../../../src/domain/wallet/tether-order.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import type { Tx } from "../../db/open.ts";
import { tetherOrder } from "../../db/schema.ts";
import type { Member } from "../../http/app-type.ts";
import { actOnEach } from "../leases.ts";
import { creditExtra, creditOrder } from "./credit.ts";
import { countAllWithOrder, decideExtra, NO_EXTRA, worthOfOrder } from "./extra.ts";
import type { OrderRow } from "./orders.ts";

const WRONG_NETWORK = "다른 네트워크로 온 입금은 지급할 수 없습니다.";
const NOTHING = "받은 금액이 1원이 되지 않습니다.";

/** Acts on each of the orders by itself, in the caller's transaction; what is not possible is reported. */
export async function actOnOrders(
  tx: Tx,
  context: ServerContext,
  operator: Member,
  act: TetherActRequest,
): Promise<InferOutput<typeof ActReport>> {
  const ids = [...new Set(act.ids)];
  const rows = await tx
    .select()
    .from(tetherOrder)
    .where(inArray(tetherOrder.id, ids))
    .orderBy(asc(tetherOrder.id))
    .for("update");
  return actOnEach(context, operator, { ...act, ids }, rows, {
    stepOf: (row) => (isHeld(row as HeldFacts) ? act.action : null),
    take: (row, _step, lease) => decideOne(tx, context, operator, act, row, lease),
  });
}

async function decideOne(
  tx: Tx,
  context: ServerContext,
  operator: Member,
  { action, reason }: TetherActRequest,
  row: OrderRow,
  lease: Lease,
): Promise<string | null> {
  const change = await changeOf(tx, context, action, reason, row);
  if (typeof change === "string") return change;
  const isDecision = action === "credit" || action === "refuse";
  await tx
    .update(tetherOrder)
    .set({
      version: row.version + 1,
      ...lease,
      ...change,
      ...(isDecision && { decidedBy: operator.id, decidedAt: dateNow(context.clock) }),
    })
    .where(eq(tetherOrder.id, row.id));
  return null;
}

async function changeOf(
  tx: Tx,
  context: ServerContext,
  action: TetherActRequest["action"],
  reason: string,
  row: OrderRow,
): Promise<Partial<OrderRow> | string> {
  if (action !== "credit" && action !== "refuse") return {};
  if (action === "credit" && !isCreditable(row as HeldFacts)) return WRONG_NETWORK;
  if (row.extraTransfers > 0) return changeOfExtra(tx, context, action, reason, row);
  if (action === "refuse") {
    await countAllWithOrder(tx, row);
    return { credit: "refused", reason };
  }
  const worth = await worthOfOrder(tx, row);
  if (worth === 0) return NOTHING;
  const done = await creditOrder(tx, context, row, worth);
  if (done.problem !== null) return done.problem;
  await countAllWithOrder(tx, row);
  return done;
}

/** What came after the order's decision; the decision itself stays. */
async function changeOfExtra(
  tx: Tx,
  context: ServerContext,
  action: "credit" | "refuse",
  reason: string,
  row: OrderRow,
): Promise<Partial<OrderRow> | string> {
  if (action === "refuse") {
    await decideExtra(tx, row, "refused");
    return { ...NO_EXTRA, reason };
  }
  const { extraWorth: amount } = row;
  if (amount === 0) return NOTHING;
  const problem = await creditExtra(tx, context, row, amount);
  return problem ?? { ...NO_EXTRA, extraCredited: row.extraCredited + amount };
}
