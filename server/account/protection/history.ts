// What came in, what was staked and what it brought: since a login, and by weeks or months of Seoul.
import { eq, sql } from "drizzle-orm";
import type { HistorySpan, ReminderState } from "../../../src/api/contract/account/protection.ts";
import { DEPOSIT_KINDS, RETURN_KINDS } from "../../../src/domain/account/protection/own-limits.ts";
import { spanStarts } from "../../../src/domain/common/spans.ts";
import { rowsFrom } from "../../db/execute.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { Queryable } from "../../db/open.ts";
import { protection, session } from "../../db/schema.ts";
import { memberAccount } from "../../ledger/accounts.ts";

const SPANS = 12;

/** Throws where the session is unknown. */
export async function readReminder(
  db: Queryable,
  clock: Clock,
  memberId: string,
  tokenHash: string,
): Promise<ReminderState> {
  const [own] = await db.select().from(protection).where(eq(protection.memberId, memberId));
  const [login] = await db.select({ at: session.createdAt }).from(session).where(eq(session.tokenHash, tokenHash));
  if (!login) throw new Error("a live session has no row");
  const [sums] = await rowsFrom<{ staked: string; returned: string }>(
    db,
    sql`select ${SUMS} from entry e join posting p on p.id = e.posting_id
      where e.account_id = ${memberAccount.wallet(memberId)} and p.at >= ${login.at.toISOString()}::timestamptz`,
  );
  return {
    minutes: own?.reminderMinutes ?? 0,
    elapsedMs: dateNow(clock).getTime() - login.at.getTime(),
    staked: Number(sums?.staked ?? 0),
    returned: Number(sums?.returned ?? 0),
  };
}

const SUMS = sql`coalesce(-sum(e.amount) filter (where p.kind = 'stake'), 0)::text as staked,
  coalesce(sum(e.amount) filter (where p.kind in ${[...RETURN_KINDS]}), 0)::text as returned`;

/** The last twelve weeks, from Monday, or months; those without any movement are zero. */
export async function readHistory(
  db: Queryable,
  clock: Clock,
  memberId: string,
  by: "week" | "month",
): Promise<HistorySpan[]> {
  const starts = spanStarts(clock.now(), by, SPANS);
  const rows = await rowsFrom<{ from: string; deposits: string; staked: string; returned: string }>(
    db,
    sql`select to_char(date_trunc(${by}, p.at at time zone 'Asia/Seoul'), 'YYYY-MM-DD') as "from",
        coalesce(sum(e.amount) filter (where p.kind in ${[...DEPOSIT_KINDS]} and e.amount > 0
          and not exists (select 1 from posting r where r.unique_key = 'reversal:' || p.id)), 0)::text as deposits, ${SUMS}
      from entry e join posting p on p.id = e.posting_id
      where e.account_id = ${memberAccount.wallet(memberId)}
        and p.at >= (${starts[0]}::date)::timestamp at time zone 'Asia/Seoul'
      group by 1`,
  );
  return starts.map((from) => {
    const row = rows.find((one) => one.from === from);
    return {
      from,
      deposits: Number(row?.deposits ?? 0),
      staked: Number(row?.staked ?? 0),
      returned: Number(row?.returned ?? 0),
    };
  });
}
