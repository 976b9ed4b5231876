// What a friend's first charge brings its recommender. It is promised with the credit, and paid once the friend has
// staked the turnover that the rules of that day ask for: decisions, rules 37 and 38. A ghost that never bets brings
// nothing.
import { and, asc, eq, sql } from "drizzle-orm";
import { firstChargeStake, friendPoints } from "../../../src/domain/programmes/friends/reward.ts";
import { publishWallets } from "../../sports/betting/member-events.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import type { Tx } from "../../db/open.ts";
import { entry, friendPromise, member, posting, wagering } from "../../db/schema.ts";
import { memberAccount } from "../../ledger/accounts.ts";
import { stakedAfter } from "../../wallet/wagering.ts";
import { mayBePaid, pay } from "./rewards.ts";
import { readFriendRules } from "./rules.ts";

/** A bet that is being settled while promises are looked at is seen by the next look. */
const OVERLAP_MS = 10 * 60_000;
const AT_ONCE = 500;

/**
 * Promises the recommender a part of the charge that is credited in this transaction, if it is the friend's first. What
 * is to be staked is the turnover of the rules, and the charge's own wagering at least, which `ref` names.
 */
export async function promiseFirstCharge(
  tx: Tx,
  clock: Clock,
  { friendId, amount, ref }: { friendId: string; amount: number; ref: string },
): Promise<void> {
  const rules = await readFriendRules(tx);
  const points = friendPoints("charge", amount, rules);
  const [own] = await tx.select({ by: member.recommenderId }).from(member).where(eq(member.id, friendId));
  if (points === 0 || !own?.by || !(await mayBePaid(tx, own.by))) return;
  // The posting of this charge is written already.
  const charges = await tx
    .select({ id: posting.id })
    .from(posting)
    .innerJoin(entry, eq(entry.postingId, posting.id))
    .where(and(eq(entry.accountId, memberAccount.wallet(friendId)), eq(posting.kind, "charge")))
    .limit(2);
  if (charges.length > 1) return;
  const [granted] = await tx.select({ required: wagering.required }).from(wagering).where(eq(wagering.ref, ref));
  const at = dateNow(clock);
  const required = Math.max(firstChargeStake(amount, rules), granted?.required ?? 0);
  await tx
    .insert(friendPromise)
    .values({ friendId, memberId: own.by, base: amount, points, required, chargedAt: at, lookedAt: at })
    .onConflictDoNothing();
}

/** Pays the promises whose friends have staked enough. Returns how many were paid. */
export async function payFirstCharges(context: ServerContext): Promise<number> {
  const { database, clock } = context;
  const lookedAt = new Date(clock.now() - OVERLAP_MS);
  const candidates = await database.db
    .select({ friendId: friendPromise.friendId })
    .from(friendPromise)
    .where(
      and(
        eq(friendPromise.state, "waiting"),
        sql`exists (select 1 from bet b where b.member_id = ${friendPromise.friendId} and b.settled_at >= ${friendPromise.lookedAt})`,
      ),
    )
    .orderBy(asc(friendPromise.lookedAt))
    .limit(AT_ONCE);
  const paidTo: string[] = [];
  for (const { friendId } of candidates) {
    const paid = await inTransaction(database.db, (tx) => keepPromise(tx, clock, friendId, lookedAt));
    if (paid) paidTo.push(paid);
  }
  await publishWallets(context, [...new Set(paidTo)]);
  return paidTo.length;
}

/** Who was paid; null where the friend has not staked enough, or nobody may be paid any more. */
async function keepPromise(tx: Tx, clock: Clock, friendId: string, lookedAt: Date): Promise<string | null> {
  const own = and(eq(friendPromise.friendId, friendId), eq(friendPromise.state, "waiting"));
  const [promise] = await tx.select().from(friendPromise).where(own).for("update");
  if (!promise) return null;
  const { memberId, base, points, required, chargedAt } = promise;
  const [staked = 0] = await stakedAfter(tx, friendId, [chargedAt]);
  if (staked < required) {
    const next = lookedAt > chargedAt ? lookedAt : chargedAt;
    await tx.update(friendPromise).set({ lookedAt: next }).where(own);
    return null;
  }
  const isPayable = await mayBePaid(tx, memberId);
  const state = isPayable ? "paid" : "void";
  await tx
    .update(friendPromise)
    .set({ state, decidedAt: dateNow(clock) })
    .where(own);
  if (!isPayable) return null;
  const reward = { memberId, friendId, kind: "charge", occasion: "first", base, points } as const;
  return (await pay(tx, clock, reward)) ? memberId : null;
}
