// The limits of deposits that members set: decisions, rules 22 and 30. Whatever brings money into a wallet asks here,
// in the transaction of the credit.
import { and, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { addComma } from "../../src/domain/price.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { account, depositLimit, entry, posting } from "../db/schema.ts";
import { memberAccount } from "../ledger/accounts.ts";

const DAY_MS = 86_400_000;
const PERIODS = {
  day: { ms: DAY_MS, name: "24시간" },
  week: { ms: 7 * DAY_MS, name: "7일" },
  month: { ms: 30 * DAY_MS, name: "30일" },
} as const;
export type LimitPeriod = keyof typeof PERIODS;
const PERIOD_NAMES = Object.keys(PERIODS) as LimitPeriod[];

/** Movements that count as deposits. They count whole: a withdrawal does not reopen room. */
const DEPOSITS = ["deposit", "charge"];

export interface CreditProblem {
  period: LimitPeriod;
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
  const wallet = eq(account.id, memberAccount.wallet(memberId));
  await tx.select({ id: account.id }).from(account).where(wallet).for("update");
  let tightest: CreditProblem | null = null;
  for (const period of PERIOD_NAMES) {
    const limit = await limitInForce(tx, clock, memberId, period);
    if (limit === null) continue;
    const room = Math.max(0, limit - (await depositedIn(tx, clock, memberId, period)));
    if (amount <= room || (tightest && tightest.room <= room)) continue;
    const message = `입금 한도(${PERIODS[period].name})까지 ${addComma(room)}원 남았습니다.`;
    tightest = { period, room, message };
  }
  return tightest;
}

/** Won; null where the member set none. */
export async function limitInForce(
  db: Queryable,
  clock: Clock,
  memberId: string,
  period: LimitPeriod,
): Promise<number | null> {
  const [row] = await db
    .select({ amount: depositLimit.amount })
    .from(depositLimit)
    .where(
      and(
        eq(depositLimit.memberId, memberId),
        eq(depositLimit.period, period),
        lte(depositLimit.effectiveFrom, dateNow(clock)),
      ),
    )
    .orderBy(desc(depositLimit.effectiveFrom), desc(depositLimit.id))
    .limit(1);
  return row?.amount ?? null;
}

/** Won that came in during the period up to now. */
export async function depositedIn(db: Queryable, clock: Clock, memberId: string, period: LimitPeriod): Promise<number> {
  const since = new Date(clock.now() - PERIODS[period].ms);
  const [row] = await db
    .select({ total: sql`coalesce(sum(${entry.amount}), 0)`.mapWith(Number) })
    .from(entry)
    .innerJoin(posting, eq(posting.id, entry.postingId))
    .where(
      and(
        eq(entry.accountId, memberAccount.wallet(memberId)),
        inArray(posting.kind, DEPOSITS),
        gt(posting.at, since),
        gt(entry.amount, 0),
      ),
    );
  return row?.total ?? 0;
}
