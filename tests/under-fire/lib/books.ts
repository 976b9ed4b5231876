// The ledger read on as it grows: each check takes the entries since the last one and proves all balances anew.
import { sql } from "drizzle-orm";
import { rowsFrom } from "../../../server/db/execute.ts";
import type { Queryable } from "../../../server/db/open.ts";

interface EntryRow {
  id: number;
  postingId: number;
  account: string;
  amount: number;
  balance: number;
  [key: string]: unknown;
}
interface AccountRow {
  id: string;
  currency: string;
  normal: string;
  balance: number;
  [key: string]: unknown;
}

/** Balances by account as the entries alone make them, and what of them is wrong. */
export class GrowingBooks {
  readonly #balances = new Map<string, number>();
  #last = 0;
  entries = 0;

  balance(account: string): number {
    return this.#balances.get(account) ?? 0;
  }

  /** Reads on. Returns what is wrong: an entry that does not follow, a posting or all accounts out of balance, a balance below zero. */
  async readOn(db: Queryable): Promise<string[]> {
    const wrong: string[] = [];
    const accounts = new Map(
      (await rowsFrom<AccountRow>(db, sql`select id, currency, normal, balance from account`)).map((row) => [
        row.id,
        row,
      ]),
    );
    const rows = await rowsFrom<EntryRow>(
      db,
      sql`select id, posting_id as "postingId", account_id as account, amount, balance from entry
        where id > ${this.#last} order by id`,
    );
    const postings = new Map<string, number>();
    for (const row of rows) {
      const [id, amount, balance] = [Number(row.id), Number(row.amount), Number(row.balance)];
      const now = this.balance(row.account) + amount;
      this.#balances.set(row.account, now);
      if (now !== balance) wrong.push(`entry ${id} of ${row.account}: says ${balance}, its entries come to ${now}`);
      if (now < 0) wrong.push(`entry ${id} of ${row.account}: ${now}`);
      const of = accounts.get(row.account);
      const key = `${row.postingId} ${of?.currency}`;
      postings.set(key, (postings.get(key) ?? 0) + (of?.normal === "debit" ? amount : -amount));
      this.#last = Math.max(this.#last, id);
    }
    this.entries += rows.length;
    for (const [key, difference] of postings)
      if (difference !== 0) wrong.push(`posting ${key}: debits and credits differ by ${difference}`);
    const sums = new Map<string, number>();
    for (const { id, currency, normal, balance } of accounts.values()) {
      const has = Number(balance);
      if (has !== this.balance(id)) wrong.push(`${id}: ${has}, its entries come to ${this.balance(id)}`);
      if (has < 0) wrong.push(`${id}: ${has}`);
      sums.set(currency, (sums.get(currency) ?? 0) + (normal === "debit" ? has : -has));
    }
    for (const [currency, difference] of sums)
      if (difference !== 0) wrong.push(`${currency}: all debits less all credits are ${difference}`);
    return wrong;
  }
}
