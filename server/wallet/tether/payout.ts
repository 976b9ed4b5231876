// Exchanges by tether are paid by the desk, once by their reference. What has no answer keeps the money reserved and is
// looked up by its reference; nothing is given back on a guess. Decisions, rule 28.
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { PaymentDeskPayout, PaymentDeskPayoutAnswer } from "../../../src/api/contract/wallet/payment-desk.ts";
import { NO_LEASE } from "../../../src/domain/wallet/lease.ts";
import { inTransaction } from "../../db/transaction.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import { moneyRequest, tetherNetwork } from "../../db/schema.ts";
import { report } from "../../log.ts";
import { giveBack, payOut } from "../act.ts";
import { lockMoney, publishRequests } from "../money-requests.ts";
import { moveRequest } from "../request-moves.ts";

const referenceOf = (id: string) => `exchange-${id}`;
const REFUSED = "지갑 주소로 보낼 수 없습니다.";

const unknownPayouts = and(
  eq(moneyRequest.kind, "exchange"),
  eq(moneyRequest.state, "payoutUnknown"),
  isNotNull(moneyRequest.network),
);

/** Has the payment desk pay the exchanges that an operator approved. The same one again is not paid twice. */
export async function sendPayouts(context: ServerContext, ids: readonly string[]): Promise<void> {
  const { desk, database } = context;
  if (desk === null || ids.length === 0) return;
  const rows = await database.db
    .select({ row: moneyRequest, kind: tetherNetwork.kind, contract: tetherNetwork.contract })
    .from(moneyRequest)
    .innerJoin(tetherNetwork, eq(tetherNetwork.id, moneyRequest.network))
    .where(and(inArray(moneyRequest.id, [...ids]), unknownPayouts));
  for (const { row, kind, contract } of rows) {
    const { id, network, address, usdt } = row;
    if (network === null || address === null || usdt === null) continue;
    const payout: PaymentDeskPayout = {
      reference: referenceOf(id),
      network,
      kind: kind === "tron" ? "tron" : "evm",
      contract,
      address,
      usdt,
    };
    await desk.pay(payout).then(
      (answer) => settlePayout(context, id, answer),
      (error: unknown) => report("a payout has no answer", error),
    );
  }
}

/** Asks the payment desk what became of the payouts that had no answer. */
export async function lookUpPayouts(context: ServerContext): Promise<void> {
  const { desk, database } = context;
  if (desk === null) return;
  const rows = await database.db.select({ id: moneyRequest.id }).from(moneyRequest).where(unknownPayouts);
  for (const { id } of rows) {
    const answer = await desk.findPayout(referenceOf(id));
    if (answer) await settlePayout(context, id, answer);
  }
}

/** Books what the payment desk says of one payout; a pending one stays as it is. */
async function settlePayout(context: ServerContext, id: string, answer: PaymentDeskPayoutAnswer): Promise<void> {
  if (answer.state === "pending") return;
  const isSettled = await inTransaction(context.database.db, async (tx) => {
    const [row] = await tx.select().from(moneyRequest).where(eq(moneyRequest.id, id)).for("update");
    if (!row || row.state !== "payoutUnknown") return false;
    await lockMoney(tx, [row.memberId]);
    const decided = { ...NO_LEASE, decidedAt: dateNow(context.clock) };
    if (answer.state === "refused") {
      const reason = answer.reason ?? REFUSED;
      await giveBack(tx, context, row);
      await moveRequest(tx, context.clock, id, { to: "refused", by: null, reason }, { ...decided, reason });
    } else {
      const problem = await payOut(tx, context, row);
      if (problem !== null) throw new Error(`payout ${id} was sent and cannot be booked: ${problem}`);
      await moveRequest(tx, context.clock, id, { to: "done", by: null }, { ...decided, reference: answer.hash });
    }
    return true;
  });
  if (isSettled) await publishRequests(context, [id]);
}
