// What reports keep of days that are over: server/operator/reports/days.ts.
import { bigserial, date, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const reportDay = pgTable(
  "report_day",
  {
    report: text("report").notNull(),
    /** In Asia/Seoul. */
    day: date("day", { mode: "string" }).notNull(),
    /** SHA-256 of the query that found the rows. */
    source: text("source").notNull(),
    rows: jsonb("rows").$type<Record<string, unknown>[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.report, t.day] })],
);

/** Days of which a bet changed after they were over: what is kept of them is not used until they are read anew. */
export const reportDayChanged = pgTable(
  "report_day_changed",
  { id: bigserial("id", { mode: "number" }).primaryKey(), day: date("day", { mode: "string" }).notNull() },
  (t) => [index("report_day_changed_day").on(t.day)],
);
