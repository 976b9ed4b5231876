// The limits of deposits that members set: decisions, rules 22 and 30. Whatever brings money into a wallet asks here,
// in the transaction of the credit.
import { and, desc, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import { addComma } from "../../src/domain/common/price.ts";
import {
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  PERIOD_MS,
} from "../../src/domain/account/protection/limits.ts";
import { PERIOD_NAMES, refusalText } from "../../src/domain/account/protection/text.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { account, depositLimit, entry, lossLimit, posting } from "../db/schema.ts";
import { memberAccount } from "../ledger/accounts.ts";
import { blockOf } from "../account/protection/refusal.ts";

/** Movements that count as deposits. They count whole: a withdrawal does not reopen room. */
const DEPOSITS = ["deposit", "charge"];
/** A deposit that an operator took back was a mistake. */
const isKept = sql`not exists (select 1 from posting r where r.unique_key = 'reversal:' || ${posting.id})`;
/** Movements that count for losses: stakes, and what they brought. The database's function stake_refusal has the same. */
const GAMES = ["stake", "settlement", "refund", "correction", "cashOut"];

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
  for (const period of LIMIT_PERIODS) {
    const limit = await limitInForce(tx, clock, memberId, period);
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

/** Won; null where the member set none. */
export async function limitInForce(
  db: Queryable,
  clock: Clock,
  memberId: string,
  period: LimitPeriod,
  kind: LimitKind = "deposit",
): Promise<number | null> {
  const table = kind === "deposit" ? depositLimit : lossLimit;
  const [row] = await db
    .select({ amount: table.amount })
    .from(table)
    .where(and(eq(table.memberId, memberId), eq(table.period, period), lte(table.effectiveFrom, dateNow(clock))))
    .orderBy(desc(table.effectiveFrom), desc(table.id))
    .limit(1);
  return row?.amount ?? null;
}

/** Won that came in during the period up to now. */
export function depositedIn(db: Queryable, clock: Clock, memberId: string, period: LimitPeriod): Promise<number> {
  return movedIn(db, clock, memberId, period, and(inArray(posting.kind, DEPOSITS), gt(entry.amount, 0), isKept));
}

/** Stakes less what they brought, in won, during the period up to now; below zero where more was won. */
export async function lostIn(db: Queryable, clock: Clock, memberId: string, period: LimitPeriod): Promise<number> {
  // Zero has no sign.
  return 0 - (await movedIn(db, clock, memberId, period, inArray(posting.kind, GAMES)));
}

async function movedIn(
  db: Queryable,
  clock: Clock,
  memberId: string,
  period: LimitPeriod,
  which: SQL | undefined,
): Promise<number> {
  const since = new Date(clock.now() - PERIOD_MS[period]);
  const [row] = await db
    .select({ total: sql`coalesce(sum(${entry.amount}), 0)`.mapWith(Number) })
    .from(entry)
    .innerJoin(posting, eq(posting.id, entry.postingId))
    .where(and(eq(entry.accountId, memberAccount.wallet(memberId)), gt(posting.at, since), which));
  return row?.total ?? 0;
}
