// An operator pays into a wallet by hand.
import type { DepositPurpose } from "../../src/domain/wallet/deposit-purpose.ts";
import { LEAST_MULTIPLE, wageringFor } from "../../src/domain/wallet/wagering.ts";
import type { Clock } from "../clock.ts";
import type { Tx } from "../db/open.ts";
import { newId } from "../ids.ts";
import { deposit, give } from "../ledger/deposits.ts";
import { allowCredit, allowGift } from "../wallet/protection.ts";
import { fieldProblem } from "../wallet/charge.ts";
import { grantWagering } from "../wallet/wagering.ts";

export interface OperatorDeposit {
  memberId: string;
  amount: number;
  purpose: DepositPurpose;
  /** The operator, and the reason. */
  ref: string;
  note: string;
}

/** Throws ApiError bad_request for the amount where a limit, a break or an exclusion of the member forbids it. */
export async function depositByHand(
  tx: Tx,
  clock: Clock,
  { memberId, amount, purpose, ref, note }: OperatorDeposit,
): Promise<void> {
  const refused =
    purpose === "charge" ? await allowCredit(tx, clock, memberId, amount) : await allowGift(tx, clock, memberId);
  if (refused) throw fieldProblem("amount", refused.message);
  // The wagering of a deposit that is taken back is found by this key.
  const uniqueKey = `${purpose === "charge" ? "deposit" : purpose}:${newId()}`;
  if (purpose !== "correction") {
    const required = wageringFor(amount, LEAST_MULTIPLE);
    await grantWagering(tx, clock, { memberId, ref: uniqueKey, required });
  }
  const movement = { memberId, amount, ref, note, uniqueKey };
  if (purpose === "charge") await deposit(tx, clock, movement);
  else await give(tx, clock, { ...movement, kind: purpose === "gift" ? "gift" : "adjustment" });
}
