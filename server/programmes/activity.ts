// What a member did in a span of time, from bets, the ledger and check-ins. Nothing is counted on the side.
import { sql } from "drizzle-orm";
import type { Activity } from "../../src/domain/programmes/mission.ts";
import { seoulDay } from "../../src/domain/common/time.ts";
import { rowsFrom } from "../db/execute.ts";
import type { Queryable } from "../db/open.ts";
import { memberAccount } from "../ledger/accounts.ts";

/** PostgreSQL's dates end before JavaScript's numbers do. */
const LATEST_MS = Date.UTC(2200, 0, 1);

/**
 * Bets that were settled in the span with something at risk, by type of game, and what was paid for that; one that a
 * revision settled anew counts where it counted first. Charges that were not taken back; check-ins. Times
 * in milliseconds, `to` is the first instant that does not belong to it.
 */
export async function readActivity(
  db: Queryable,
  memberId: string,
  span: { from: number; to: number },
): Promise<Activity> {
  const to = Math.min(span.to, LATEST_MS);
  const [from, until] = [new Date(span.from).toISOString(), new Date(to).toISOString()];
  const bets = await rowsFrom<Record<"gameType" | "count" | "stake" | "wonCount" | "wonAmount", string>>(
    db,
    sql`select game_type as "gameType", count(*) as count, sum(at_risk) as stake,
        count(*) filter (where status = 2) as "wonCount", sum(risk_paid) as "wonAmount"
      from bet
      where member_id = ${memberId} and at_risk > 0 and settled_at >= ${from}::timestamptz and settled_at < ${until}::timestamptz
        and (settlements = 1 or not exists (select 1 from rolling_entry r where r.ref = 'bet:' || bet.id and r.at < ${from}::timestamptz))
      group by game_type`,
  );
  const [charges] = await rowsFrom<{ count: string; amount: string }>(
    db,
    sql`select count(*) as count, coalesce(sum(e.amount), 0) as amount
      from entry e join posting p on p.id = e.posting_id
      where e.account_id = ${memberAccount.wallet(memberId)} and p.kind in ('deposit', 'charge') and e.amount > 0
        and p.at >= ${from}::timestamptz and p.at < ${until}::timestamptz
        and not exists (select 1 from posting r where r.unique_key = 'reversal:' || p.id)`,
  );
  const [days] = await rowsFrom<{ count: string }>(
    db,
    sql`select count(*) as count from attendance where member_id = ${memberId}
      and day >= ${seoulDay(span.from)}::date and day <= ${seoulDay(to - 1)}::date`,
  );
  return {
    bets: bets.map((row) => ({
      gameType: Number(row.gameType),
      count: Number(row.count),
      stake: Number(row.stake),
      wonCount: Number(row.wonCount),
      wonAmount: Number(row.wonAmount),
    })),
    charges: { count: Number(charges?.count ?? 0), amount: Number(charges?.amount ?? 0) },
    attendance: Number(days?.count ?? 0),
  };
}
