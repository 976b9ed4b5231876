// Pays recommenders: for a friend's first charge with its credit, and what other files decide.
import { and, eq, isNull, ne } from "drizzle-orm";
import { type FriendRewardKind, friendPoints, type FriendRules } from "../../src/domain/friends/reward.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Tx } from "../db/open.ts";
import { entry, friendReward, member, posting } from "../db/schema.ts";
import { HOUSE, memberAccount } from "../ledger/accounts.ts";
import { post } from "../ledger/post.ts";
import { readFriendRules } from "./rules.ts";

/**
 * Rewards the recommender of a member whose charge is credited in this transaction, if it is the first. Returns who
 * was paid.
 */
export async function rewardFirstCharge(
  tx: Tx,
  clock: Clock,
  { friendId, amount }: { friendId: string; amount: number },
): Promise<string | null> {
  const rules = await readFriendRules(tx);
  if (!rules.isOn) return null;
  const [own] = await tx.select({ by: member.recommenderId }).from(member).where(eq(member.id, friendId));
  if (!own?.by || !(await mayBePaid(tx, own.by))) return null;
  // The posting of this charge is written already.
  const charges = await tx
    .select({ id: posting.id })
    .from(posting)
    .innerJoin(entry, eq(entry.postingId, posting.id))
    .where(and(eq(entry.accountId, memberAccount.wallet(friendId)), eq(posting.kind, "charge")))
    .limit(2);
  if (charges.length > 1) return null;
  const isPaid = await payReward(tx, clock, rules, {
    memberId: own.by,
    friendId,
    kind: "charge",
    occasion: "first",
    base: amount,
  });
  return isPaid ? own.by : null;
}

interface Reward {
  memberId: string;
  friendId: string;
  kind: FriendRewardKind;
  occasion: string;
  base: number;
}

/** False where it was paid before, or comes to nothing. */
export async function payReward(tx: Tx, clock: Clock, rules: FriendRules, reward: Reward): Promise<boolean> {
  const points = friendPoints(reward.kind, reward.base, rules);
  if (points === 0) return false;
  const [row] = await tx
    .insert(friendReward)
    .values({ ...reward, points, at: dateNow(clock) })
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
async function mayBePaid(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, id), eq(member.type, 1), ne(member.role, 10), isNull(member.disabledAt)));
  return row !== undefined;
}
