// The ledger: server/ledger/README.md says what each account holds.
import { sql } from "drizzle-orm";
import { bigint, bigserial, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, won } from "./columns.ts";
import { member } from "./members.ts";

export const account = pgTable(
  "account",
  {
    id: text("id").primaryKey(),
    /** wallet, staked, owed, points (a member's) or house_* (the house's). */
    kind: text("kind").notNull(),
    memberId: text("member_id").references(() => member.id),
    currency: text("currency").notNull(),
    /** credit: what the house owes; debit: what the house holds or spent. Both are never below zero. */
    normal: text("normal").notNull(),
    balance: won("balance").notNull().default(0),
  },
  (t) => [
    check("account_never_below_zero", sql`${t.balance} >= 0`),
    check("account_normal", sql`${t.normal} in ('credit','debit')`),
    check("account_currency", sql`${t.currency} in ('won','point')`),
    index("account_member").on(t.memberId),
  ],
);

/** What each check of the books and of the operators' log found: how many differences of each. Never changed. */
export const booksCheck = pgTable(
  "books_check",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: instant("at").notNull(),
    tookMs: integer("took_ms").notNull(),
    books: integer("books").notNull(),
    log: integer("log").notNull(),
  },
  (t) => [check("books_check_counts", sql`${t.tookMs} >= 0 and ${t.books} >= 0 and ${t.log} >= 0`)],
);

/** One balanced movement. `ref` names what caused it, such as a bet. */
export const posting = pgTable(
  "posting",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    kind: text("kind").notNull(),
    ref: text("ref"),
    /** The same cause is posted once: bet:stake, bet:payout:1 and so on. */
    uniqueKey: text("unique_key").unique(),
    /** Why an operator made it. */
    note: text("note"),
    /** A second operator approved what posted it: the transaction says which approval. */
    approvalId: text("approval_id").default(sql`nullif(current_setting('hanpan.approval', true), '')`),
    at: instant("at").notNull(),
  },
  (t) => [
    index("posting_ref").on(t.ref),
    index("posting_at").using("brin", t.at),
    // What may move the house's bank; partial, so that a placement does not write it.
    index("posting_cash")
      .on(t.at)
      .where(sql`${t.kind} in ('deposit','charge','payout','reversal')`),
    // By hand and by programmes: reports of adjustments and promotions.
    index("posting_few")
      .on(t.at)
      .where(
        sql`${t.kind} in ('gift','adjustment','reversal','deposit','bonus','rolling','attendance','coupon','mission','tournament','friend','conversion','agentShare')`,
      ),
  ],
);

export const entry = pgTable(
  "entry",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    postingId: bigint("posting_id", { mode: "number" })
      .notNull()
      .references(() => posting.id),
    accountId: text("account_id")
      .notNull()
      .references(() => account.id),
    /** Change of the account's balance in its normal direction. */
    amount: won("amount").notNull(),
    /** The account's balance after this entry. */
    balance: won("balance").notNull(),
    /** Kind and time of the posting once more, of wallets and points: what their lists are filtered by. */
    kind: text("kind"),
    at: instant("at"),
  },
  (t) => [
    index("entry_account").on(t.accountId, t.id),
    index("entry_posting").on(t.postingId),
    index("entry_listed")
      .on(t.accountId, t.at, t.id)
      .where(sql`${t.at} is not null`),
    index("entry_kind")
      .on(t.accountId, t.kind, t.at, t.id)
      .where(sql`${t.at} is not null`),
    check("entry_moves", sql`${t.amount} <> 0`),
    check("entry_balance_never_below_zero", sql`${t.balance} >= 0`),
  ],
);
