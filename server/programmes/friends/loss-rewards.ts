// Pays recommenders their part of what their friends lost, once a month has ended in Seoul. What a friend won again is
// taken off first, whenever it was: docs/decisions/programmes-below-the-edge.md.
import { sql } from "drizzle-orm";
import { friendPoints } from "../../../src/domain/programmes/friends/reward.ts";
import { monthAfter } from "../../../src/domain/programmes/attendance.ts";
import { seoulDay, seoulDayBounds } from "../../../src/domain/common/time.ts";
import { publishWallets } from "../../sports/betting/member-events.ts";
import { inTransaction } from "../../db/transaction.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Clock } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import type { Tx } from "../../db/open.ts";
import { pay } from "./rewards.ts";
import { moveOn, readStored, type StoredRules } from "./rules.ts";

/** Pays each month that has ended, once. Returns how many rewards were paid. */
export async function payLossRewards(context: ServerContext): Promise<number> {
  const { database, clock } = context;
  const thisMonth = seoulDay(clock.now()).slice(0, 7);
  let paid = 0;
  for (;;) {
    const stored = await readStored(database.db);
    if (!stored?.isOn || stored.nextMonth >= thisMonth) return paid;
    const month = stored.nextMonth;
    const paidTo = await inTransaction(database.db, (tx) => payMonth(tx, clock, stored, month));
    await publishWallets(context, paidTo);
    paid += paidTo.length;
    await moveOn(database.db, clock, month);
  }
}

/**
 * What a friend lost from the beginning of the programme to the end of the month, less what was rewarded already. So a
 * loss is rewarded once, and one that follows a win is rewarded where it is greater. Bets count as they are settled now:
 * a revision is in the next reward. What was cashed out counts where it won: a hedge sells the half that rose.
 */
async function payMonth(tx: Tx, clock: Clock, rules: StoredRules, month: string): Promise<string[]> {
  const [since, until] = [rules.since, `${monthAfter(month, 1)}-01`].map((day) =>
    new Date(seoulDayBounds(day).from).toISOString(),
  );
  const rows = await rowsFrom<{ friendId: string; memberId: string; lost: string }>(
    tx,
    sql`with netted as (
        select b.member_id as friend_id, r.id as member_id,
          sum(b.at_risk - b.risk_paid - greatest(b.cashed_paid - b.cashed_stake, 0)) as lost
        from bet b join member m on m.id = b.member_id join member r on r.id = m.recommender_id
        where b.settled_at >= ${since}::timestamptz and b.settled_at < ${until}::timestamptz
          and b.acceptance = 'accepted' and r.type = 1 and r.role <> 10 and r.disabled_at is null
        group by 1, 2
      ), rewarded as (
        select friend_id, sum(base) as base from friend_reward
        where kind = 'loss' and length(occasion) = 7 and occasion >= ${rules.since.slice(0, 7)} group by 1
      )
      select n.friend_id as "friendId", n.member_id as "memberId", (n.lost - coalesce(d.base, 0))::text as lost
      from netted n left join rewarded d on d.friend_id = n.friend_id
      where n.lost > coalesce(d.base, 0) order by 2, 1`,
  );
  const paidTo: string[] = [];
  for (const { friendId, memberId, lost } of rows) {
    const base = Number(lost);
    const points = friendPoints("loss", base, rules);
    const reward = { memberId, friendId, kind: "loss", occasion: month, base, points } as const;
    if (await pay(tx, clock, reward)) paidTo.push(memberId);
  }
  return [...new Set(paidTo)];
}
