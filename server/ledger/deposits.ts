// Money and points that come from outside.
import type { Clock } from "../clock.ts";
import type { Tx } from "../db/open.ts";
import { HOUSE, memberAccount } from "./accounts.ts";
import { post } from "./post.ts";

/** Won into the member's wallet. `ref` names the cause; with `uniqueKey` the same cause counts once. */
export async function deposit(
  tx: Tx,
  clock: Clock,
  options: { memberId: string; amount: number; ref: string; uniqueKey?: string; note?: string },
): Promise<void> {
  await post(tx, clock, {
    kind: "deposit",
    ref: options.ref,
    ...(options.note && { note: options.note }),
    ...(options.uniqueKey && { uniqueKey: options.uniqueKey }),
    lines: [
      { account: HOUSE.bank, amount: options.amount },
      { account: memberAccount.wallet(options.memberId), amount: options.amount },
    ],
  });
}

/** Won that the house gives by an operator's hand, or gives back after a mistake. */
export async function give(
  tx: Tx,
  clock: Clock,
  given: {
    memberId: string;
    amount: number;
    ref: string;
    note: string;
    uniqueKey: string;
    kind: "gift" | "adjustment";
  },
): Promise<void> {
  const { memberId, amount, ...movement } = given;
  const lines = [HOUSE.promotions, memberAccount.wallet(memberId)].map((one) => ({ account: one, amount }));
  await post(tx, clock, { ...movement, lines });
}

/** Points, given by the house. Below zero they are taken back, which the member reads as a correction. */
export async function givePoints(
  tx: Tx,
  clock: Clock,
  options: { memberId: string; amount: number; ref: string; uniqueKey?: string; note?: string },
): Promise<void> {
  await post(tx, clock, {
    kind: options.amount < 0 ? "adjustment" : "points",
    ref: options.ref,
    ...(options.note && { note: options.note }),
    ...(options.uniqueKey && { uniqueKey: options.uniqueKey }),
    lines: [
      { account: HOUSE.points, amount: options.amount },
      { account: memberAccount.points(options.memberId), amount: options.amount },
    ],
  });
}
