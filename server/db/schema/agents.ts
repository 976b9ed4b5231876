// What managers and agents earn, and their statements: docs/decisions/agents.md. The tree itself is `member.recommender_id`
// among accounts of type 2.
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, won } from "./columns.ts";
import { member, ofMember } from "./members.ts";

/** The share of one account in one product. */
export const agentShare = pgTable(
  "agent_share",
  {
    memberId: ofMember(),
    product: text("product").notNull(),
    /** result, turnover. */
    basis: text("basis").notNull(),
    /** Hundredths of a percent. */
    rate: smallint("rate").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.product] }),
    check("agent_share_product", sql`${t.product} in ('casino','slot','mini','sports')`),
    check("agent_share_basis", sql`${t.basis} in ('result','turnover')`),
    check("agent_share_rate", sql`${t.rate} between 1 and 10000`),
  ],
);

/** A period that was settled; each begins where the one before ends. Rows are only ever added. */
export const agentPeriod = pgTable(
  "agent_period",
  {
    id: text("id").primaryKey(),
    begins: instant("begins").notNull().unique(),
    ends: instant("ends").notNull().unique(),
    closedBy: ofMember("closed_by"),
    closedAt: instant("closed_at").notNull(),
    /** What all members together lost to the house in it, by the ledger, when it was closed. */
    ledgerResult: won("ledger_result").notNull(),
    /** What of it is in no statement: of members outside of the tree, and of products without a share. */
    outsideResult: won("outside_result").notNull(),
  },
  (t) => [check("agent_period_span", sql`${t.begins} < ${t.ends}`)],
);

/** One account's statement of a period. Only its payment is written later. */
export const agentStatement = pgTable(
  "agent_statement",
  {
    id: text("id").primaryKey(),
    periodId: text("period_id")
      .notNull()
      .references(() => agentPeriod.id),
    memberId: ofMember(),
    /** Who stood above when it was closed; null: the house. */
    aboveId: text("above_id").references(() => member.id),
    /** What the one before left below 0. */
    carried: won("carried").notNull(),
    /** The sum of its lines. */
    amount: won("amount").notNull(),
    due: won("due")
      .notNull()
      .generatedAlwaysAs(sql`carried + amount`),
    /** payable, paid, carried. */
    state: text("state").notNull(),
    paidBy: text("paid_by").references(() => member.id),
    paidAt: instant("paid_at"),
  },
  (t) => [
    uniqueIndex("agent_statement_once").on(t.periodId, t.memberId),
    index("agent_statement_member").on(t.memberId, t.periodId),
    index("agent_statement_payable")
      .on(t.id)
      .where(sql`${t.state} = 'payable'`),
    check("agent_statement_carried", sql`${t.carried} <= 0`),
    check("agent_statement_state", sql`${t.state} in ('payable','paid','carried')`),
    check("agent_statement_due", sql`(${t.state} = 'carried') = (${t.carried} + ${t.amount} <= 0)`),
    check("agent_statement_paid", sql`(${t.state} = 'paid') = (${t.paidAt} is not null)`),
  ],
);

/** What a statement's amount is made of. Rows are only ever added. */
export const agentLine = pgTable(
  "agent_line",
  {
    statementId: text("statement_id")
      .notNull()
      .references(() => agentStatement.id),
    product: text("product").notNull(),
    /** The account itself for its own members, else the one right below. */
    branchId: ofMember("branch_id"),
    basis: text("basis").notNull(),
    rate: smallint("rate").notNull(),
    belowRate: smallint("below_rate").notNull(),
    turnover: won("turnover").notNull(),
    result: won("result").notNull(),
    amount: won("amount").notNull(),
  },
  (t) => [primaryKey({ columns: [t.statementId, t.product, t.branchId] })],
);
