// An operator gives a member points, or takes some.
import { and, eq } from "drizzle-orm";
import { memberNotStaff } from "../../account/members.ts";
import type { Clock } from "../../clock.ts";
import type { Tx } from "../../db/open.ts";
import { account } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { givePoints } from "../../ledger/deposits.ts";
import { allowGift } from "../../wallet/protection.ts";
import { fieldProblem } from "../../wallet/charge.ts";

/**
 * `amount` below zero takes points. Returns the member's id. Throws ApiError not_found, forbidden for accounts of staff,
 * bad_request where a break or an exclusion of the member forbids a gift, insufficient_funds where there are fewer points.
 */
export async function pointsByHand(
  tx: Tx,
  clock: Clock,
  { userId, amount, ref, note }: { userId: string; amount: number; ref: string; note: string },
): Promise<string> {
  const { id: memberId } = await memberNotStaff(tx, userId);
  const refused = amount > 0 ? await allowGift(tx, clock, memberId) : null;
  if (refused) throw fieldProblem("amount", refused.message);
  const own = and(eq(account.memberId, memberId), eq(account.kind, "points"));
  const [held] = await tx.select({ balance: account.balance }).from(account).where(own).for("update");
  if ((held?.balance ?? 0) + amount < 0) throw new ApiError("insufficient_funds", "회원의 포인트가 부족합니다.");
  await givePoints(tx, clock, { memberId, amount, ref, note });
  return memberId;
}
