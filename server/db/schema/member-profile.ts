// What operators keep about a member: notes, codes of the tendency with their reasons, and the code that sets a new
// password once.
import { sql } from "drizzle-orm";
import { bigserial, boolean, check, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { member, ofMember } from "./members.ts";

/** Never changed. `by`: the operator's member id. */
export const memberNote = pgTable(
  "member_note",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    memberId: ofMember(),
    note: text("note").notNull(),
    by: ofMember("by"),
    at: instant("at").notNull(),
  },
  (t) => [index("member_note_member").on(t.memberId, t.id)],
);

/** The codes that operators set and cleared. Never changed. */
export const tendencyChange = pgTable(
  "tendency_change",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    memberId: ofMember(),
    code: text("code").notNull(),
    isSet: boolean("is_set").notNull(),
    reason: text("reason").notNull(),
    by: ofMember("by"),
    at: instant("at").notNull(),
  },
  (t) => [index("tendency_change_member").on(t.memberId, t.id)],
);

/** The last code of a member; a new one takes the place of the one before. */
export const passwordCode = pgTable(
  "password_code",
  {
    memberId: text("member_id")
      .primaryKey()
      .references(() => member.id),
    /** argon2id; the code itself is never stored. */
    hash: text("hash").notNull(),
    by: ofMember("by"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [check("password_code_ends", sql`${t.expiresAt} > ${t.createdAt}`)],
);
