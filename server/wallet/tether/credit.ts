// The one way in which a charge by tether comes into a wallet. The posting's key lets it happen once.
import { creditWagering } from "../../../src/domain/wallet/money-terms.ts";
import { LEAST_MULTIPLE, wageringFor } from "../../../src/domain/wallet/wagering.ts";
import type { ServerContext } from "../../context.ts";
import { dateNow } from "../../clock.ts";
import { promiseFirstCharge } from "../../programmes/friends/first-charge.ts";
import type { Tx } from "../../db/open.ts";
import { HOUSE, memberAccount } from "../../ledger/accounts.ts";
import { post } from "../../ledger/post.ts";
import { allowCredit } from "../protection.ts";
import { grantWagering } from "../wagering.ts";
import { decideExtra } from "./extra.ts";
import type { OrderRow } from "./orders.ts";

export type CreditResult =
  | { credit: "credited"; creditedAmount: number; decidedAt: Date; problem: null }
  | { problem: string };

/**
 * Credits so many won for what came after the order's decision, and decides about it. Returns why it cannot, in Korean,
 * or null. Call it with the order locked.
 */
export async function creditExtra(
  tx: Tx,
  { clock }: ServerContext,
  order: OrderRow,
  amount: number,
): Promise<string | null> {
  const { id, memberId } = order;
  const limited = await allowCredit(tx, clock, memberId, amount);
  if (limited) return limited.message;
  const uniqueKey = `tether:${id}:${await decideExtra(tx, order, "credited")}`;
  await grantWagering(tx, clock, { memberId, ref: uniqueKey, required: wageringFor(amount, LEAST_MULTIPLE) });
  const lines = [HOUSE.bank, memberAccount.wallet(memberId)].map((account) => ({ account, amount }));
  await post(tx, clock, { kind: "charge", ref: `tether:${id}`, uniqueKey, lines });
  return null;
}

/** Credits so many won for the order. The bonus comes with the whole amount alone. Call it with the order locked. */
export async function creditOrder(
  tx: Tx,
  { clock }: ServerContext,
  order: OrderRow,
  amount: number,
): Promise<CreditResult> {
  const { id, memberId } = order;
  const limited = await allowCredit(tx, clock, memberId, amount);
  if (limited) return { problem: limited.message };
  const ref = `tether:${id}`;
  const isWhole = amount >= order.amount;
  await grantWagering(tx, clock, { memberId, ref, required: creditWagering(order, amount) });
  const wallet = memberAccount.wallet(memberId);
  const lines = [HOUSE.bank, wallet].map((one) => ({ account: one, amount }));
  await post(tx, clock, { kind: "charge", ref, uniqueKey: ref, lines });
  await promiseFirstCharge(tx, clock, { friendId: memberId, amount, ref });
  if (isWhole && order.bonus > 0) {
    const given = [HOUSE.promotions, wallet].map((one) => ({ account: one, amount: order.bonus }));
    await post(tx, clock, { kind: "bonus", ref, uniqueKey: `${ref}:bonus`, lines: given });
  }
  return { credit: "credited", creditedAmount: amount, decidedAt: dateNow(clock), problem: null };
}
