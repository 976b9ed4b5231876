// What the house has and what it owes, from its own six accounts: the members' need not be summed. All debit balances are
// all credit balances, so what members hold less what they owe is what the house's accounts leave.
import { inArray } from "drizzle-orm";
import { account } from "../../db/schema.ts";
import type { Queryable } from "../../db/open.ts";
import { HOUSE } from "../../ledger/accounts.ts";

export interface House {
  bank: number;
  owed: number;
  left: number;
}

/** Won. */
export async function readHouse(db: Queryable): Promise<House> {
  const rows = await db
    .select({ id: account.id, balance: account.balance })
    .from(account)
    .where(inArray(account.id, Object.values(HOUSE)));
  const of = (id: string): number => rows.find((row) => row.id === id)?.balance ?? 0;
  const bank = of(HOUSE.bank);
  const owed = bank + of(HOUSE.payouts) + of(HOUSE.promotions) - of(HOUSE.stakes) - of(HOUSE.capital);
  return { bank, owed, left: bank - owed };
}
