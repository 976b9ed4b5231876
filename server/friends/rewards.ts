// Pays recommenders for what friends lost, once a day has ended in Seoul. First charges: first-charge.ts.
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { type FriendRewardKind, friendPoints, type FriendRules } from "../../src/domain/friends/reward.ts";
import { parseSeoul, seoulDay, seoulDayBounds } from "../../src/domain/time.ts";
import { publishWallets } from "../betting/member-events.ts";
import { inTransaction, rowsFrom } from "../betting/transaction.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Tx } from "../db/open.ts";
import { friendReward, member } from "../db/schema.ts";
import { HOUSE, memberAccount } from "../ledger/accounts.ts";
import { post } from "../ledger/post.ts";
import { readStored, store } from "./rules.ts";

/** Days that a server which was down makes up for. */
const DAYS_BACK = 31;

/** Pays the losses of each day that has ended, once. Returns how many rewards were paid. */
export async function payLossRewards(context: ServerContext): Promise<number> {
  const { database, clock } = context;
  const today = seoulDay(clock.now());
  let paid = 0;
  for (;;) {
    const stored = await readStored(database.db);
    if (!stored?.isOn || stored.nextDay >= today) return paid;
    const oldest = addDays(today, -DAYS_BACK);
    const day = stored.nextDay < oldest ? oldest : stored.nextDay;
    const paidTo = await inTransaction(database.db, (tx) => payDay(tx, clock, stored, day));
    await publishWallets(context, paidTo);
    paid += paidTo.length;
    // An operator may have changed the rules meanwhile: only the day is moved on.
    const now = await readStored(database.db);
    if (now) await store(database.db, clock, { ...now, nextDay: addDays(day, 1) });
  }
}

async function payDay(tx: Tx, clock: Clock, rules: FriendRules, day: string): Promise<string[]> {
  const { from, to } = seoulDayBounds(day);
  const rows = await rowsFrom<{ friendId: string; memberId: string; lost: string }>(
    tx,
    sql`select b.member_id as "friendId", r.id as "memberId", sum(b.stake)::text as lost
      from bet b join member m on m.id = b.member_id join member r on r.id = m.recommender_id
      where b.settled_at >= ${new Date(from).toISOString()}::timestamptz
        and b.settled_at < ${new Date(to).toISOString()}::timestamptz
        and b.status = 1 and b.acceptance = 'accepted'
        and r.type = 1 and r.role <> 10 and r.disabled_at is null
      group by 1, 2 order by 2, 1`,
  );
  const paidTo: string[] = [];
  for (const { friendId, memberId, lost } of rows) {
    const base = Number(lost);
    const points = friendPoints("loss", base, rules);
    const reward = { memberId, friendId, kind: "loss", occasion: day, base, points } as const;
    if (await pay(tx, clock, reward)) paidTo.push(memberId);
  }
  return [...new Set(paidTo)];
}

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

function addDays(day: string, days: number): string {
  const at = parseSeoul(day);
  if (!at) throw new RangeError(`no day: ${day}`);
  return at.add(days, "day").format("YYYY-MM-DD");
}
