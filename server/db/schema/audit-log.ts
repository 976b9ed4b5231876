// What operators do and read: docs/decisions/audit-log.md. Rows are only ever added.
import { sql } from "drizzle-orm";
import { bigint, bigserial, check, index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** One call of one person. */
export const auditEntry = pgTable(
  "audit_entry",
  {
    id: text("id").primaryKey(),
    serial: bigserial("serial", { mode: "number" }).notNull(),
    at: instant("at").notNull(),
    actorId: text("actor_id"),
    /** The user id. */
    actor: text("actor").notNull(),
    address: text("address").notNull(),
    /** The browser's own words. */
    device: text("device").notNull(),
    /** The call: its method and path. */
    action: text("action").notNull(),
    /** On whom or what: `member:member01`, `provider:trial`. */
    subjects: text("subjects").array().notNull(),
    /** What was asked for, without secrets. */
    asked: jsonb("asked").$type<Record<string, unknown>>(),
    reason: text("reason").notNull(),
    /** done; asked: a second operator decides; denied; read: personal data was read. */
    outcome: text("outcome").notNull(),
    /** Why it was denied. */
    code: text("code"),
    /** Kinds of personal data that were read. */
    reads: text("reads").array().notNull(),
    /** It was done with this approval, or decided about it. */
    approvalId: text("approval_id"),
  },
  (t) => [
    uniqueIndex("audit_entry_serial").on(t.serial),
    index("audit_entry_actor").on(t.actor, t.serial),
    index("audit_entry_action").on(t.action, t.serial),
    index("audit_entry_outcome").on(t.outcome, t.serial),
    index("audit_entry_at").on(t.at),
    index("audit_entry_subjects").using("gin", t.subjects),
    check("audit_entry_outcome", sql`${t.outcome} in ('done','asked','denied','read')`),
  ],
);

/** A row that it changed: only the columns that did. Written by the database's function note_change. */
export const auditChange = pgTable(
  "audit_change",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    auditId: text("audit_id").notNull(),
    relation: text("relation").notNull(),
    /** Of its primary key. */
    rowKey: text("row_key").notNull(),
    before: jsonb("before").$type<Record<string, unknown>>(),
    after: jsonb("after").$type<Record<string, unknown>>(),
  },
  (t) => [index("audit_change_audit").on(t.auditId, t.id)],
);

/** The chain: each link's hash is made of the one before and of an entry with its changes. */
export const auditLink = pgTable("audit_link", {
  seq: bigint("seq", { mode: "number" }).primaryKey(),
  auditId: text("audit_id").notNull().unique(),
  hash: text("hash").notNull(),
});
