// What is counted for one receiver, by category and share: requested and not yet requested.
import { type SQL, sql } from "drizzle-orm";
import { ROLLING_SHARES, type RollingCategory, type RollingShare } from "../../../src/domain/wallet/rolling.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";

export interface CountedPart {
  category: RollingCategory;
  share: RollingShare;
  /** Hundredths of a percent. */
  rate: number;
  /** The id up to which rows are requested. */
  mark: number;
  /** Requested and not refused. */
  after: { turnover: number; won: number };
  before: { turnover: number; correction: number; won: number };
}

export interface Receiver {
  id: string;
  level: number;
}

/** Names as rows. The planner counts them; it takes a list in JSON for a hundred rows and compiles the query for them. */
export function listOf(names: readonly string[]): SQL {
  const rows = names.map((name) => sql`(${name}::text)`);
  return sql`(values ${sql.join(rows, sql`, `)})`;
}

/** The rate of `category.name` and `share.name` for the receiver: the account's own one, else that of its level. */
const rateFor = ({ id, level }: Receiver) => sql`coalesce(
  (select case share.name when 'own' then r.own else r.line end from rolling_member_rate r
    where r.member_id = ${id} and r.category = category.name),
  (select case share.name when 'own' then r.own else r.line end from rolling_rate r where r.category = category.name
    order by level_rank(r.level, ${level}) limit 1),
  0)`;

/**
 * Reads the parts of these categories in one query, in the order of the categories. A correction counts at the rate at
 * which its first amount was requested. A fraction of a won is neither paid
 * nor taken back.
 */
export async function readParts(
  db: Queryable,
  receiver: Receiver,
  categories: readonly RollingCategory[],
): Promise<CountedPart[]> {
  const rows = await rowsFrom(
    db,
    sql`
    select category.name as category, share.name as share, rate.value as rate, done.mark, done.turnover as after_turnover,
      done.won as after_won, fresh.turnover, fresh.correction, fresh.won
    from ${listOf(categories)} category(name) cross join ${listOf(ROLLING_SHARES)} share(name)
    cross join lateral (select ${rateFor(receiver)} as value) rate
    cross join lateral (
      select coalesce(max(l.to_id), 0) as mark, coalesce(sum(l.turnover + l.correction), 0) as turnover,
        coalesce(sum(l.amount), 0) as won
      from money_request q join rolling_line l on l.request_id = q.id
      where q.member_id = ${receiver.id} and q.kind = 'rolling' and q.state <> 'refused'
        and l.category = category.name and l.share = share.name) done
    cross join lateral (
      select coalesce(sum(e.amount) filter (where not e.is_correction), 0) as turnover,
        coalesce(sum(e.amount) filter (where e.is_correction), 0) as correction,
        trunc(coalesce(sum(e.amount * (case when e.is_correction
          then coalesce(rolling_requested_rate(e.receiver_id, e.share, e.ref), rate.value)
          else rate.value end)::numeric), 0) / 10000) as won
      from rolling_entry e
      where e.receiver_id = ${receiver.id} and e.share = share.name and e.category = category.name and e.id > done.mark) fresh`,
  );
  const parts = rows.map((row) => ({
    category: String(row.category) as RollingCategory,
    share: String(row.share) as RollingShare,
    rate: Number(row.rate),
    mark: Number(row.mark),
    after: { turnover: Number(row.after_turnover), won: Number(row.after_won) },
    before: { turnover: Number(row.turnover), correction: Number(row.correction), won: Number(row.won) },
  }));
  return categories.flatMap((category) =>
    ROLLING_SHARES.flatMap((share) => parts.filter((part) => part.category === category && part.share === share)),
  );
}
