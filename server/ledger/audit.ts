// Proves that the books are right, from the entries alone. Reads only; one snapshot.
import { sql } from "drizzle-orm";
import type { AuditReport } from "../../src/api/contract/operator/operator.ts";
import type { Queryable, Tx } from "../db/open.ts";

/** Differences of one kind that are listed; more would say no more. */
const LISTED = 50;

interface Check {
  /** What a row of the query means, in the words of the ledger. */
  says: (row: Record<string, unknown>) => string;
  query: ReturnType<typeof sql>;
}

/** Each query gives the rows that contradict it; right books give none. */
const CHECKS: readonly Check[] = [
  {
    says: (row) => `account ${row.id}: balance ${row.balance}, entries sum to ${row.total}`,
    query: sql`select a.id, a.balance, coalesce(sum(e.amount), 0)::bigint as total
      from account a left join entry e on e.account_id = a.id
      group by a.id having a.balance <> coalesce(sum(e.amount), 0) order by a.id`,
  },
  {
    says: (row) => `entry ${row.id} of ${row.account_id}: balance ${row.balance}, entries up to it sum to ${row.total}`,
    query: sql`select * from (
        select id, account_id, balance, sum(amount) over (partition by account_id order by id)::bigint as total from entry
      ) running where balance <> total order by id`,
  },
  {
    says: (row) => `posting ${row.id} (${row.kind}): debits and credits differ by ${row.difference} ${row.currency}`,
    query: sql`select p.id, p.kind, a.currency,
        sum(case a.normal when 'debit' then e.amount else -e.amount end)::bigint as difference
      from posting p join entry e on e.posting_id = p.id join account a on a.id = e.account_id
      group by p.id, a.currency having sum(case a.normal when 'debit' then e.amount else -e.amount end) <> 0 order by p.id`,
  },
  {
    says: (row) => `posting ${row.id} (${row.kind}): no entries`,
    query: sql`select p.id, p.kind from posting p
      where not exists (select 1 from entry e where e.posting_id = p.id) order by p.id`,
  },
  {
    says: (row) => `member ${row.member_id}: staked ${row.balance}, open bets hold ${row.total}`,
    query: sql`select a.member_id, a.balance, coalesce(sum(b.stake - b.cashed_stake), 0)::bigint as total
      from account a left join bet b
        on b.member_id = a.member_id and b.status = 0 and b.acceptance in ('pending', 'accepted')
      where a.kind = 'staked' group by a.id having a.balance <> coalesce(sum(b.stake - b.cashed_stake), 0) order by a.id`,
  },
  {
    says: (row) => `bet ${row.id}: stake ${row.stake}, its stake postings sum to ${row.total}`,
    query: sql`select b.id, b.stake, coalesce(sum(-e.amount), 0)::bigint as total
      from bet b left join posting p on p.ref = b.id and p.kind = 'stake'
      left join entry e on e.posting_id = p.id and e.account_id = 'wallet:' || b.member_id
      group by b.id having b.stake <> coalesce(sum(-e.amount), 0) order by b.id`,
  },
  {
    says: (row) =>
      `bet ${row.id}: paid ${row.paid} of stake ${row.stake}, the books say ${row.booked_paid} of ${row.booked_stake}`,
    query: sql`select b.id, b.stake, b.paid, coalesce(s.paid, 0) as booked_paid, coalesce(s.stake, 0) as booked_stake
      from bet b left join (
        select p.ref,
          sum(case when a.kind = 'house_payouts' or (p.kind = 'refund' and a.kind = 'wallet') then e.amount else 0 end)::bigint as paid,
          sum(case when a.kind = 'house_stakes' then e.amount else 0 end)::bigint as stake
        from posting p join entry e on e.posting_id = p.id join account a on a.id = e.account_id
        where p.kind in ('settlement', 'correction', 'refund', 'cashOut') group by p.ref
      ) s on s.ref = b.id
      where coalesce(s.paid, 0) <> b.paid
        or coalesce(s.stake, 0) <> case when b.acceptance = 'refused' then 0 when b.status = 0 then b.cashed_stake else b.stake end
      order by b.id`,
  },
  {
    says: (row) => `member ${row.member_id}: reserved ${row.balance}, open exchanges hold ${row.total}`,
    query: sql`select a.member_id, a.balance, coalesce(sum(r.amount), 0)::bigint as total
      from account a left join money_request r
        on r.member_id = a.member_id and r.kind = 'exchange' and r.state in ('requested', 'inProgress', 'payoutUnknown')
      where a.kind = 'reserved' group by a.id having a.balance <> coalesce(sum(r.amount), 0) order by a.id`,
  },
  {
    says: (row) =>
      `${row.kind} ${row.id}: ${row.state} with ${row.amount} won and ${row.bonus} won of bonus, the books say ${row.booked}`,
    query: sql`select r.id, r.kind, r.state, r.amount, r.bonus, coalesce(sum(e.amount), 0)::bigint as booked
      from money_request r left join posting p on p.ref = r.kind || ':' || r.id
      left join entry e on e.posting_id = p.id and e.account_id = 'wallet:' || r.member_id
      group by r.id
      having coalesce(sum(e.amount), 0) <> case
        when r.kind = 'charge' and r.state = 'done' then r.amount + r.bonus
        when r.kind = 'exchange' and r.state <> 'refused' then -r.amount
        when r.kind = 'rolling' and r.state = 'done' then r.amount else 0 end
      order by r.id`,
  },
  {
    says: (row) => `${row.kind} ${row.id}: ${row.state}, its last move says ${row.moved}`,
    query: sql`select r.id, r.kind, r.state, m.state as moved
      from money_request r left join lateral (
        select state from money_request_state where request_id = r.id order by id desc limit 1) m on true
      where m.state is distinct from r.state order by r.id`,
  },
  {
    says: (row) => `rolling ${row.id}: ${row.amount} won, its lines sum to ${row.total}`,
    query: sql`select r.id, r.amount, coalesce(sum(l.amount), 0)::bigint as total
      from money_request r left join rolling_line l on l.request_id = r.id
      where r.kind = 'rolling' group by r.id having r.amount <> coalesce(sum(l.amount), 0) order by r.id`,
  },
  {
    says: (row) => `bet ${row.id}: ${row.counted} won should count for rolling, ${row.total} do`,
    query: sql`select b.id, b.at_risk as counted, coalesce(sum(e.amount), 0)::bigint as total
      from bet b left join rolling_entry e on e.ref = 'bet:' || b.id and e.share = 'own'
      group by b.id having b.at_risk <> coalesce(sum(e.amount), 0) order by b.id`,
  },
  {
    says: (row) => `statement ${row.id}: ${row.state} with ${row.due} won, the books say ${row.booked}`,
    query: sql`select s.id, s.state, s.due, coalesce(sum(e.amount), 0)::bigint as booked
      from agent_statement s left join posting p on p.ref = 'agent:' || s.id and p.kind = 'agentShare'
      left join entry e on e.posting_id = p.id and e.account_id = 'wallet:' || s.member_id
      group by s.id having coalesce(sum(e.amount), 0) <> case s.state when 'paid' then s.due else 0 end order by s.id`,
  },
  {
    says: (row) => `statement ${row.id}: ${row.amount} won, its lines sum to ${row.total}`,
    query: sql`select s.id, s.amount, coalesce(sum(l.amount), 0)::bigint as total
      from agent_statement s left join agent_line l on l.statement_id = s.id
      group by s.id having s.amount <> coalesce(sum(l.amount), 0) order by s.id`,
  },
  {
    says: (row) =>
      `tether order ${row.id}: credit ${row.credit} of ${row.credited} won and ${row.extra} won, the books say ${row.booked}`,
    query: sql`select o.id, o.credit, o.credited_amount as credited, o.extra_credited as extra,
        coalesce(sum(e.amount), 0)::bigint as booked
      from tether_order o left join posting p on p.ref = 'tether:' || o.id
      left join entry e on e.posting_id = p.id and e.account_id = 'wallet:' || o.member_id
      group by o.id
      having coalesce(sum(e.amount), 0) <> o.extra_credited + case when o.credit = 'credited'
        then o.credited_amount + case when o.credited_amount >= o.amount then o.bonus else 0 end else 0 end
      order by o.id`,
  },
  {
    says: (row) =>
      `list ${row.list} of ${row.owner}, ${row.day} ${row.first} ${row.second}: kept ${row.kept}, there are ${row.counted}`,
    query: sql`select coalesce(k.list, c.list) as list, coalesce(k.owner, c.owner) as owner, coalesce(k.day, c.day)::text as day,
        coalesce(k.first, c.first) as first, coalesce(k.second, c.second) as second,
        concat_ws(' ', k.rows, k.stake, k.paid) as kept, concat_ws(' ', c.rows, c.stake, c.paid) as counted
      from list_count k full join list_counted c using (list, owner, day, first, second)
      where (coalesce(k.rows, 0), coalesce(k.stake, 0), coalesce(k.paid, 0))
        <> (coalesce(c.rows, 0), coalesce(c.stake, 0), coalesce(c.paid, 0)) order by 1, 2, 3`,
  },
  {
    says: (row) =>
      `${row.what} in the hour of ${row.hour}, ${row.game_type} ${row.state}: kept ${row.kept}, there are ${row.counted}`,
    query: sql`with k as (select what, hour, game_type, state, sum(rows) as rows, sum(taken) as taken, sum(paid) as paid
        from house_hour group by 1, 2, 3, 4)
      select what, hour::text as hour, game_type, state, concat_ws(' ', k.rows, k.taken, k.paid) as kept,
        concat_ws(' ', c.rows, c.taken, c.paid) as counted
      from k full join house_hour_counted c using (what, hour, game_type, state)
      where (coalesce(k.rows, 0), coalesce(k.taken, 0), coalesce(k.paid, 0))
        <> (coalesce(c.rows, 0), coalesce(c.taken, 0), coalesce(c.paid, 0)) order by 1, 2, 3, 4`,
  },
  {
    says: (row) => `${row.currency}: all debit balances less all credit balances are ${row.difference}`,
    query: sql`select currency, sum(case normal when 'debit' then balance else -balance end)::bigint as difference
      from account group by currency having sum(case normal when 'debit' then balance else -balance end) <> 0`,
  },
];

export type BooksReport = Omit<AuditReport, "log">;

/** Takes the books as they are at one moment. In a transaction it reads what that transaction sees. */
export async function audit(db: Queryable): Promise<BooksReport> {
  return db.transaction((tx) => auditIn(tx), { isolationLevel: "repeatable read", accessMode: "read only" });
}

async function auditIn(tx: Tx): Promise<BooksReport> {
  const differences: string[] = [];
  for (const check of CHECKS) {
    const found = await rowsOf(tx, check.query);
    differences.push(...found.slice(0, LISTED).map(check.says));
    if (found.length > LISTED) differences.push(`… ${found.length - LISTED} more of the same kind`);
  }
  const totals = await rowsOf(
    tx,
    sql`select kind, currency, count(*)::int as accounts, sum(balance)::text as balance
      from account group by kind, currency order by currency desc, kind`,
  );
  const [counts] = await rowsOf(
    tx,
    sql`select (select count(*) from account)::int as accounts, (select count(*) from posting)::int as postings,
      (select count(*) from entry)::int as entries, (select count(*) from bet where status = 0
        and acceptance in ('pending', 'accepted'))::int as open_bets`,
  );
  return {
    ok: differences.length === 0,
    differences,
    totals: totals.map((row) => ({
      kind: String(row.kind),
      currency: String(row.currency),
      accounts: Number(row.accounts),
      balance: Number(row.balance),
    })),
    counts: {
      accounts: Number(counts?.accounts),
      postings: Number(counts?.postings),
      entries: Number(counts?.entries),
      openBets: Number(counts?.open_bets),
    },
  };
}

/** Both drivers answer `{rows}`. */
async function rowsOf(tx: Tx, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  const answer = (await tx.execute(query)) as unknown as { rows: Record<string, unknown>[] };
  return answer.rows;
}
