// Rolling: what was staked, by who earns on it, the rates, and what requests cover. docs/decisions/rolling.md.
import { sql } from "drizzle-orm";
import { bigint, bigserial, boolean, check, index, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { instant, won } from "./columns.ts";
import { ofMember } from "./members.ts";
import { moneyRequest } from "./wallet.ts";

/**
 * One counted amount of one receiver. Written by the SQL function `add_rolling` alone, which gives the rows of a
 * receiver ids in the order in which they can be seen.
 */
export const rollingEntry = pgTable(
  "rolling_entry",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** Who earns on it. */
    receiverId: ofMember("receiver_id"),
    /** own: the receiver is the member; line: the receiver recommended the member. */
    share: text("share").notNull(),
    /** Who staked. */
    memberId: ofMember(),
    /** casino, slot, mini, sports, event, tether. */
    category: text("category").notNull(),
    /** `bet:{id}` or `posting:{id}`. */
    ref: text("ref").notNull(),
    /** Won that count from now on; below zero where a correction takes them back. */
    amount: won("amount").notNull(),
    /** There are earlier rows of this ref. */
    isCorrection: boolean("is_correction").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    index("rolling_entry_receiver").on(t.receiverId, t.share, t.category, t.id),
    index("rolling_entry_line")
      .on(t.receiverId, t.memberId, t.category, t.id)
      .where(sql`${t.share} = 'line'`),
    index("rolling_entry_ref").on(t.ref),
    index("rolling_entry_at").using("brin", t.at),
    check("rolling_entry_share", sql`${t.share} in ('own','line')`),
    check("rolling_entry_category", sql`${t.category} in ('casino','slot','mini','sports','event','tether')`),
    check("rolling_entry_counts", sql`${t.amount} <> 0`),
  ],
);

const rates = () => ({
  category: text("category").notNull(),
  /** Hundredths of a percent. */
  own: smallint("own").notNull(),
  line: smallint("line").notNull(),
});
const isRate = (name: string, own: unknown, line: unknown) =>
  check(name, sql`${own} between 0 and 10000 and ${line} between 0 and 10000`);

/** Rates by level. A level without a row has those of the nearest level below it, else of the lowest. */
export const rollingRate = pgTable("rolling_rate", { level: smallint("level").notNull(), ...rates() }, (t) => [
  primaryKey({ columns: [t.level, t.category] }),
  isRate("rolling_rate_sound", t.own, t.line),
]);

/** Rates of one account, in place of those of its level. */
export const rollingMemberRate = pgTable(
  "rolling_member_rate",
  {
    memberId: ofMember(),
    ...rates(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.category] }), isRate("rolling_member_rate_sound", t.own, t.line)],
);

/** What a request of the kind `rolling` covers: the rows of one category and share with `from_id` < id <= `to_id`. */
export const rollingLine = pgTable(
  "rolling_line",
  {
    requestId: text("request_id")
      .notNull()
      .references(() => moneyRequest.id),
    category: text("category").notNull(),
    share: text("share").notNull(),
    /** Hundredths of a percent, as it was. */
    rate: smallint("rate").notNull(),
    /** Won that were counted for the first time, and what corrections changed. */
    turnover: won("turnover").notNull(),
    correction: won("correction").notNull(),
    /** Won to be paid; below zero where corrections take back more. */
    amount: won("amount").notNull(),
    fromId: bigint("from_id", { mode: "number" }).notNull(),
    toId: bigint("to_id", { mode: "number" }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.category, t.share] }),
    check("rolling_line_span", sql`${t.fromId} <= ${t.toId}`),
  ],
);
