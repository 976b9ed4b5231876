// What a second operator decides, and what operators moved alone: decisions, rule 44.
import { sql } from "drizzle-orm";
import { bigserial, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, instant, won } from "./columns.ts";
import { member, ofMember } from "./members.ts";

/** A command that waits for a second operator, and what became of it. */
export const approval = pgTable(
  "approval",
  {
    id: text("id").primaryKey(),
    /** The call that is kept: its method and path. */
    call: text("call").notNull(),
    /** What it does, in Korean. */
    title: text("title").notNull(),
    /** What it is about: `member:member01`, `provider:trial`. */
    subjects: text("subjects").array().notNull(),
    /** Of what it is about. Another one when the approval comes: it was overtaken. */
    version: text("version").notNull(),
    /** The call's parameters, query and body, sealed: a provider's secret is among them. */
    sealed: text("sealed").notNull(),
    /** The same call of the same operator waits once. */
    requestHash: text("request_hash").notNull(),
    /** The same without secrets, for who decides. */
    shown: jsonb("shown").$type<Record<string, unknown>>().notNull(),
    /** Why it takes two: always, money, points, moved. */
    measure: text("measure").notNull(),
    /** Won or points. */
    amount: won("amount"),
    reason: text("reason").notNull(),
    askedBy: ofMember("asked_by"),
    askedAt: instant("asked_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    state: text("state").notNull().default("asked"),
    /** The node that does it now, where it takes many transactions. */
    begunBy: text("begun_by"),
    decidedBy: text("decided_by").references(() => member.id),
    decidedAt: instant("decided_at"),
    /** Why it was refused, or what has changed meanwhile. */
    decisionReason: text("decision_reason"),
  },
  (t) => [
    index("approval_state_asked").on(t.state, t.askedAt),
    uniqueIndex("approval_asked_once")
      .on(t.askedBy, t.requestHash)
      .where(sql`${t.state} = 'asked'`),
    check("approval_state", sql`${t.state} in ('asked','approved','refused','expired','withdrawn','overtaken')`),
    check("approval_measure", sql`${t.measure} in ('always','money','points','moved')`),
    check("approval_two_people", sql`${t.state} not in ('approved','refused') or ${t.decidedBy} <> ${t.askedBy}`),
  ],
);

/** What one operator moved alone, by who got or lost it: small amounts add up. Never changed. */
export const operatorMove = pgTable(
  "operator_move",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    operatorId: ofMember("operator_id"),
    /** A member's user id, or whom else: `house`, `anyone`. */
    receiver: text("receiver").notNull(),
    measure: text("measure").notNull(),
    amount: won("amount").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    index("operator_move_summed").on(t.operatorId, t.receiver, t.measure, t.at),
    check("operator_move_measure", sql`${t.measure} in ('money','points','moved')`),
    check("operator_move_amount", sql`${t.amount} > 0`),
  ],
);

/** Files of matches that wait for a second operator. */
export const importFile = pgTable(
  "import_file",
  {
    /** SHA-256 of the file. */
    digest: text("digest").notNull(),
    part: integer("part").notNull(),
    /** The parts together are the file, compressed. */
    bytes: bytes("bytes").notNull(),
    keptAt: instant("kept_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.digest, t.part] })],
);
