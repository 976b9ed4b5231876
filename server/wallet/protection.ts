// The limits of deposits that members set: decisions, rules 22 and 30. Whatever brings money into a wallet asks here,
// in the transaction of the credit.
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { addComma } from "../../src/domain/common/price.ts";
import {
  DEPOSIT_KINDS,
  OWN_LIMIT_PERIODS,
  type OwnLimitKind,
  type OwnLimitPeriod,
  LOSSES_COUNTED,
  PERIOD_MS,
} from "../../src/domain/account/protection/own-limits.ts";
import { PERIOD_NAMES, refusalText } from "../../src/domain/account/protection/text.ts";
import { type Clock, dateNow } from "../clock.ts";
import { rowsFrom } from "../db/execute.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { account, entry, posting } from "../db/schema.ts";
import { memberAccount } from "../ledger/accounts.ts";
import { blockOf } from "../account/protection/refusal.ts";

/** A deposit that an operator took back was a mistake. */
const isKept = sql`not exists (select 1 from posting r where r.unique_key = 'reversal:' || ${posting.id})`;

export interface CreditProblem {
  /** Won that may still come in. */
  room: number;
  /** For the member and for operators, in Korean. */
  message: string;
}

/** Why the amount may not come into the member's wallet; null when it may. Locks the wallet until the commit. */
export async function allowCredit(
  tx: Tx,
  clock: Clock,
  memberId: string,
  amount: number,
): Promise<CreditProblem | null> {
  const blocked = await allowGift(tx, clock, memberId);
  if (blocked) return blocked;
  let tightest: CreditProblem | null = null;
  for (const period of OWN_LIMIT_PERIODS) {
    const limit = await ownLimitInForce(tx, clock, memberId, period);
    if (limit === null) continue;
    const room = Math.max(0, limit - (await depositedIn(tx, clock, memberId, period)));
    if (amount <= room || (tightest && tightest.room <= room)) continue;
    const message = `입금 한도(${PERIOD_NAMES[period]})까지 ${addComma(room)}원 남았습니다.`;
    tightest = { room, message };
  }
  return tightest;
}

/**
 * Why nothing may come into the wallet at all: a break or an exclusion. A gift of the house is no deposit, so limits do
 * not ask for it. Locks the wallet until the commit.
 */
export async function allowGift(tx: Tx, clock: Clock, memberId: string): Promise<CreditProblem | null> {
  const wallet = eq(account.id, memberAccount.wallet(memberId));
  await tx.select({ id: account.id }).from(account).where(wallet).for("update");
  const blocked = await blockOf(tx, clock, memberId);
  return blocked && { room: 0, message: refusalText(blocked) };
}

/** Whether the member is asked for a limit of deposits: nothing was charged yet, and none is set. */
export async function asksForLimit(db: Queryable, clock: Clock, memberId: string): Promise<boolean> {
  const [row] = await rowsFrom<{ asks: boolean }>(
    db,
    sql`select not exists (select 1 from money_request where member_id = ${memberId} and kind = 'charge' and state = 'done')
      and not exists (select 1 from tether_order where member_id = ${memberId} and credit = 'credited')
      and not exists (
        select 1 from own_limits_in_force(${memberId}, ${dateNow(clock).toISOString()}::timestamptz)
        where kind = 'deposit' and amount is not null
      ) as asks`,
  );
  return row?.asks === true;
}

/** Won; null where the member set none. */
export async function ownLimitInForce(
  db: Queryable,
  clock: Clock,
  memberId: string,
  period: OwnLimitPeriod,
  kind: OwnLimitKind = "deposit",
): Promise<number | null> {
  const [row] = await rowsFrom<{ amount: string | null }>(
    db,
    sql`select amount::text from own_limits_in_force(${memberId}, ${dateNow(clock).toISOString()}::timestamptz)
      where kind = ${kind} and period = ${period}`,
  );
  return row && row.amount !== null ? Number(row.amount) : null;
}

/** Won that came in during the period up to now. */
export async function depositedIn(
  db: Queryable,
  clock: Clock,
  memberId: string,
  period: OwnLimitPeriod,
): Promise<number> {
  const [row] = await db
    .select({ total: sql`coalesce(sum(${entry.amount}), 0)`.mapWith(Number) })
    .from(entry)
    .innerJoin(posting, eq(posting.id, entry.postingId))
    .where(
      and(
        eq(entry.accountId, memberAccount.wallet(memberId)),
        gt(posting.at, periodBegin(clock, period)),
        inArray(posting.kind, [...DEPOSIT_KINDS]),
        gt(entry.amount, 0),
        isKept,
      ),
    );
  return row?.total ?? 0;
}

/** Stakes less what they brought, in won, during the period up to now; below zero where more was won. */
export async function lostIn(db: Queryable, clock: Clock, memberId: string, period: OwnLimitPeriod): Promise<number> {
  const since = periodBegin(clock, period).toISOString();
  const [row] = await rowsFrom<{ lost: string }>(
    db,
    sql`select lost_since(${memberId}, ${since}::timestamptz, ${JSON.stringify(LOSSES_COUNTED.kinds)}::text::jsonb)::text as lost`,
  );
  return Number(row?.lost ?? 0);
}

function periodBegin(clock: Clock, period: OwnLimitPeriod): Date {
  return new Date(clock.now() - PERIOD_MS[period]);
}
