// Pays recommenders what loss-rewards.ts and first-charge.ts decide.
import { and, eq, isNull, ne } from "drizzle-orm";
import type { FriendRewardKind } from "../../../src/domain/programmes/friends/reward.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { Tx } from "../../db/open.ts";
import { friendReward, member } from "../../db/schema.ts";
import { HOUSE, memberAccount } from "../../ledger/accounts.ts";
import { post } from "../../ledger/post.ts";

interface Reward {
  memberId: string;
  friendId: string;
  kind: FriendRewardKind;
  occasion: string;
  base: number;
  points: number;
}

/** False where it was paid before, or comes to nothing. */
export async function pay(tx: Tx, clock: Clock, reward: Reward): Promise<boolean> {
  const { points } = reward;
  if (points === 0) return false;
  const [row] = await tx
    .insert(friendReward)
    .values({ ...reward, at: dateNow(clock) })
    .onConflictDoNothing()
    .returning({ id: friendReward.id });
  if (!row) return false;
  await post(tx, clock, {
    kind: "friend",
    ref: String(row.id),
    uniqueKey: `friend:${row.id}`,
    lines: [
      { account: HOUSE.points, amount: points },
      { account: memberAccount.points(reward.memberId), amount: points },
    ],
  });
  return true;
}

/** Managers have their settlement, and operators are paid for nothing. */
export async function mayBePaid(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, id), eq(member.type, 1), ne(member.role, 10), isNull(member.disabledAt)));
  return row !== undefined;
}
