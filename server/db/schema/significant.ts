// Significant events (certification R3), and the runs of the server that its availability is read from.
import { bigserial, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, won } from "./columns.ts";

/** Rows are only ever added, and kept. What operators do is in `audit_entry`; both are read together. */
export const significantEvent = pgTable(
  "significant_event",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** src/domain/operator/significant.ts */
    kind: text("kind").notNull(),
    at: instant("at").notNull(),
    /** On whom or what: `member:{id}`, `bet:{id}`, `part:{name}`. */
    subject: text("subject").notNull(),
    /** Won or points, where it moves some. */
    amount: won("amount"),
    detail: jsonb("detail").$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index("significant_event_at").on(t.at, t.id),
    index("significant_event_kind").on(t.kind, t.at),
    index("significant_event_subject").on(t.subject, t.id),
  ],
);

/** One run of one server. `seen_at` is moved on while it serves. */
export const serverRun = pgTable("server_run", {
  id: text("id").primaryKey(),
  version: text("version").notNull(),
  /** SHA-256 of the files that decide about money. */
  digest: text("digest").notNull(),
  startedAt: instant("started_at").notNull(),
  seenAt: instant("seen_at").notNull(),
  /** null: it runs, or ended without stopping. */
  stoppedAt: instant("stopped_at"),
});
