// What members set to protect themselves, beside the limits of deposits: decisions, rules 22 and 30.
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { instant, won } from "./columns.ts";
import { member, ofMember } from "./members.ts";

/** One row a member who has set anything. Every bet reads it. */
export const protection = pgTable(
  "protection",
  {
    memberId: text("member_id")
      .primaryKey()
      .references(() => member.id),
    /** How often the page reminds of the time; null: never. */
    reminderMinutes: smallint("reminder_minutes"),
    breakUntil: instant("break_until"),
    excludedUntil: instant("excluded_until"),
    /** Counts the changes, those of the limits too. A stake is written while it is the one that it was judged by. */
    version: integer("version").notNull().default(1),
  },
  (t) => [check("protection_reminder", sql`${t.reminderMinutes} is null or ${t.reminderMinutes} between 1 and 1440`)],
);

/** A limit of net losses; it is in force as a row of deposit_limit is. */
export const lossLimit = pgTable(
  "loss_limit",
  {
    id: text("id").primaryKey(),
    memberId: ofMember(),
    period: text("period").notNull(),
    /** Won; null: no limit from then on. */
    amount: won("amount"),
    effectiveFrom: instant("effective_from").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    check("loss_limit_period", sql`${t.period} in ('day','week','month')`),
    check("loss_limit_amount", sql`${t.amount} is null or ${t.amount} >= 0`),
    index("loss_limit_member").on(t.memberId, t.period, t.effectiveFrom),
  ],
);

/** A higher limit that was asked for. It is in force once the member confirms it in time. */
export const ownLimitRaise = pgTable(
  "own_limit_raise",
  {
    memberId: ofMember(),
    /** deposit or loss. */
    kind: text("kind").notNull(),
    period: text("period").notNull(),
    /** Won; null: the limit is removed. */
    amount: won("amount"),
    requestedAt: instant("requested_at").notNull(),
    confirmFrom: instant("confirm_from").notNull(),
    confirmUntil: instant("confirm_until").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.kind, t.period] }),
    check("own_limit_raise_kind", sql`${t.kind} in ('deposit','loss')`),
    check("own_limit_raise_period", sql`${t.period} in ('day','week','month')`),
  ],
);
