// What a dispute is decided by: what the server judged each bet and cash-out by, and what the member's page says that it
// went through. Both are kept for 30 days: docs/decisions/disputes.md.
import { sql } from "drizzle-orm";
import { bigserial, check, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { JudgedTerms } from "../../../src/api/contract/operator/judged-terms.ts";
import type { TrailStep } from "../../../src/api/contract/sports/trails.ts";
import { instant } from "./columns.ts";

/** Rows are added and, after their time, removed. None is changed. */
export const judgement = pgTable(
  "judgement",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    memberId: text("member_id").notNull(),
    /** The Idempotency-Key that it was sent under. */
    key: text("key").notNull(),
    /** bet, bet_decision, cash_out, cash_out_decision: a decision is what comes after the delay in play. */
    stage: text("stage").notNull(),
    /** null: it came to no bet. */
    betId: text("bet_id"),
    /** accepted, pending, refused, paid, waiting. */
    verdict: text("verdict").notNull(),
    /** The code of a refusal, and the rule that was broken where the code has several. */
    code: text("code"),
    rule: text("rule"),
    at: instant("at").notNull(),
    terms: jsonb("terms").$type<JudgedTerms>().notNull(),
  },
  (t) => [
    index("judgement_member").on(t.memberId, t.at),
    // The rows come in the order of time: an index of blocks costs a placement nothing.
    index("judgement_at").using("brin", t.at),
    check("judgement_stage", sql`${t.stage} in ('bet','bet_decision','cash_out','cash_out_decision')`),
    check("judgement_verdict", sql`${t.verdict} in ('accepted','pending','refused','paid','waiting')`),
  ],
);

/** What a page sent of one submission. The member's word: it proves nothing. */
export const trail = pgTable(
  "trail",
  {
    memberId: text("member_id").notNull(),
    key: text("key").notNull(),
    /** placement, cash-out: the machine whose events they are. */
    machine: text("machine").notNull(),
    /** The key of the submission before it, where this one follows from it. */
    previous: text("previous"),
    /** By the clock of the page, when it was sent. */
    sentAt: instant("sent_at").notNull(),
    receivedAt: instant("received_at").notNull(),
    steps: jsonb("steps").$type<TrailStep[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.key] }),
    index("trail_received").on(t.receivedAt),
    check("trail_machine", sql`${t.machine} in ('placement','cash-out')`),
  ],
);
