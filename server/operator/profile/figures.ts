// What a member brought in, was paid out, staked and won: by days, weeks or months of Seoul, and over all.
import { sql, type SQL } from "drizzle-orm";
import type { FigureSpan } from "../../../src/api/contract/operator/member-profile.ts";
import { DEPOSIT_KINDS } from "../../../src/domain/account/protection/own-limits.ts";
import { type Span, spanStarts } from "../../../src/domain/common/spans.ts";
import type { Figures } from "../../../src/domain/operator/figures.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";
import { memberAccount } from "../../ledger/accounts.ts";

/** How many spans are told. */
const TOLD: Readonly<Record<Span, number>> = { day: 14, week: 12, month: 12 };

/**
 * Each movement as a row of at, money_in, money_out, turnover and paid: deposits that were not taken back, exchanges when
 * they were paid, and bets when they were decided, of which only what was at risk counts (decisions, rule 38).
 */
export const flowsOf = (memberId: string): SQL => sql`(
  select e.at, e.amount as money_in, 0 as money_out, 0 as turnover, 0 as paid from entry e
    where e.account_id = ${memberAccount.wallet(memberId)} and e.kind in ${[...DEPOSIT_KINDS]} and e.at is not null
      and e.amount > 0 and not exists (select 1 from posting r where r.unique_key = 'reversal:' || e.posting_id)
  union all
  select r.decided_at, 0, r.amount, 0, 0 from money_request r
    where r.member_id = ${memberId} and r.kind = 'exchange' and r.state = 'done'
  union all
  select b.settled_at, 0, 0, b.at_risk, b.risk_paid from bet b
    where b.member_id = ${memberId} and b.settled_at is not null and b.at_risk > 0
)`;

const SUMS = sql`coalesce(sum(f.money_in), 0)::text as "moneyIn", coalesce(sum(f.money_out), 0)::text as "moneyOut",
  coalesce(sum(f.turnover), 0)::text as turnover, coalesce(sum(f.paid), 0)::text as paid`;

type Row = Record<keyof Figures, string>;
const asNumbers = (row: Row | undefined): Figures => ({
  moneyIn: Number(row?.moneyIn ?? 0),
  moneyOut: Number(row?.moneyOut ?? 0),
  turnover: Number(row?.turnover ?? 0),
  paid: Number(row?.paid ?? 0),
});

/** Spans without any movement are zero. */
export async function readFigures(
  db: Queryable,
  memberId: string,
  { by, now }: { by: Span; now: number },
): Promise<{ spans: FigureSpan[]; ever: Figures }> {
  const starts = spanStarts(now, by, TOLD[by]);
  const rows = await rowsFrom<Row & { from: string }>(
    db,
    sql`select to_char(date_trunc(${by}, f.at at time zone 'Asia/Seoul'), 'YYYY-MM-DD') as "from", ${SUMS}
      from ${flowsOf(memberId)} f where f.at >= (${starts[0]}::date)::timestamp at time zone 'Asia/Seoul' group by 1`,
  );
  const [ever] = await rowsFrom<Row>(db, sql`select ${SUMS} from ${flowsOf(memberId)} f`);
  return {
    spans: starts.map((from) => ({ from, ...asNumbers(rows.find((row) => row.from === from)) })),
    ever: asNumbers(ever),
  };
}
