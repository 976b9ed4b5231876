import { and, eq, inArray, sql } from "drizzle-orm";
import type { Balance } from "../../src/domain/wallet/balance.ts";
import type { Queryable } from "../db/open.ts";
import { account } from "../db/schema.ts";

const NOTHING: Balance = { emoney: 0, point: 0, walletSeq: 0 };

/** What the member sees of money and points; zeros where no account is open. */
export async function readBalances(db: Queryable, memberId: string): Promise<Balance> {
  return (await balancesOf(db, [memberId])).get(memberId) ?? NOTHING;
}

/**
 * The same of many members. The entries of an account are numbered in the order in which they move it, so the sum of
 * the last numbers of both accounts rises with every movement of either.
 */
export async function balancesOf(db: Queryable, memberIds: readonly string[]): Promise<Map<string, Balance>> {
  const rows = await db
    .select({
      memberId: account.memberId,
      kind: account.kind,
      balance: account.balance,
      lastEntry: sql`coalesce((select max(e.id) from entry e where e.account_id = account.id), 0)`.mapWith(Number),
    })
    .from(account)
    .where(and(inArray(account.memberId, [...memberIds]), inArray(account.kind, ["wallet", "points"])));
  return new Map(
    memberIds.map((memberId) => {
      const own = rows.filter((row) => row.memberId === memberId);
      const balance = (kind: string) => own.find((row) => row.kind === kind)?.balance ?? 0;
      const walletSeq = own.reduce((sum, row) => sum + row.lastEntry, 0);
      return [memberId, { emoney: balance("wallet"), point: balance("points"), walletSeq }];
    }),
  );
}

/** Of one member, in won. */
export interface Funds {
  wallet: number;
  /** What corrections could not take back. */
  owed: number;
}

export async function readFunds(db: Queryable, memberId: string): Promise<Funds> {
  const rows = await db
    .select({ kind: account.kind, balance: account.balance })
    .from(account)
    .where(and(eq(account.memberId, memberId), inArray(account.kind, ["wallet", "owed"])));
  const balance = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return { wallet: balance("wallet"), owed: balance("owed") };
}
