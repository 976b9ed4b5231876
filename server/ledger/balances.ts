import { inArray } from "drizzle-orm";
import type { Queryable } from "../db/open.ts";
import { account } from "../db/schema.ts";
import { memberAccount } from "./accounts.ts";

export interface Balances {
  /** Won in the wallet. */
  emoney: number;
  point: number;
}

/** What the member sees of money and points; zeros where no account is open. */
export async function readBalances(db: Queryable, memberId: string): Promise<Balances> {
  const wallet = memberAccount.wallet(memberId);
  const points = memberAccount.points(memberId);
  const rows = await db
    .select({ id: account.id, balance: account.balance })
    .from(account)
    .where(inArray(account.id, [wallet, points]));
  const of = (id: string): number => rows.find((row) => row.id === id)?.balance ?? 0;
  return { emoney: of(wallet), point: of(points) };
}
