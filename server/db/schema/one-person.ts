// What members have in common, and changes that wait for an operator because of it: decisions, rule 39.
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, pgView, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { member, ofMember } from "./members.ts";

/** Each phone number and bank account in digits, each address and each browser that a member has or had. Never changed. */
export const memberTrace = pgTable(
  "member_trace",
  {
    memberId: ofMember(),
    /** phone, bank, address, device. */
    kind: text("kind").notNull(),
    value: text("value").notNull(),
    /** When it was seen first. */
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.value, t.memberId] }),
    index("member_trace_member").on(t.memberId),
    check("member_trace_kind", sql`${t.kind} in ('phone','bank','address','device')`),
  ],
);

/** What more than one member has. The database's function add_trace keeps it. */
export const sharedTrace = pgTable(
  "shared_trace",
  {
    kind: text("kind").notNull(),
    value: text("value").notNull(),
    members: integer("members").notNull(),
    /** When a second member had it, and when the last one came to it. */
    since: instant("since").notNull(),
    grownAt: instant("grown_at").notNull(),
    /** How many had it when an operator last looked: with one more it is to be looked at again. */
    checkedMembers: integer("checked_members").notNull().default(0),
    checkedBy: text("checked_by").references(() => member.id),
    checkedAt: instant("checked_at"),
    note: text("note"),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.value] }),
    index("shared_trace_grown").on(t.grownAt),
    check("shared_trace_members", sql`${t.members} > 1 and ${t.checkedMembers} between 0 and ${t.members}`),
  ],
);

/** A phone number or a bank account that another member has or had: it holds for this one when an operator approves. */
export const contactChange = pgTable(
  "contact_change",
  {
    id: text("id").primaryKey(),
    memberId: ofMember(),
    /** phone, bank. */
    kind: text("kind").notNull(),
    /** waiting, approved, refused; withdrawn: the member asked for another one. */
    state: text("state").notNull().default("waiting"),
    phone: text("phone"),
    bank: text("bank"),
    number: text("number"),
    holder: text("holder"),
    /** Of the withdrawal password, while the change of a bank account waits. */
    passwordHash: text("password_hash"),
    reason: text("reason"),
    askedAt: instant("asked_at").notNull(),
    decidedBy: text("decided_by").references(() => member.id),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    index("contact_change_member").on(t.memberId, t.kind, t.askedAt),
    uniqueIndex("contact_change_one_waiting")
      .on(t.memberId, t.kind)
      .where(sql`${t.state} = 'waiting'`),
    index("contact_change_state_asked").on(t.state, t.askedAt),
    check(
      "contact_change_kind",
      sql`case ${t.kind}
        when 'phone' then ${t.phone} is not null and num_nonnulls(${t.bank}, ${t.number}, ${t.holder}) = 0
        when 'bank' then ${t.phone} is null and num_nonnulls(${t.bank}, ${t.number}, ${t.holder}) = 3
        else false end`,
    ),
    check("contact_change_state", sql`${t.state} in ('waiting','approved','refused','withdrawn')`),
    check(
      "contact_change_secret",
      sql`(${t.passwordHash} is not null) = (${t.kind} = 'bank' and ${t.state} = 'waiting')`,
    ),
  ],
);

/** What operators decide about: sign-ups (`join`, under the member's id) and changes of contacts. */
export const joinCheck = pgView("join_check", {
  id: text("id").notNull(),
  kind: text("kind").notNull(),
  memberId: text("member_id").notNull(),
  state: text("state").notNull(),
  phone: text("phone"),
  bank: text("bank"),
  number: text("number"),
  holder: text("holder"),
  reason: text("reason"),
  decidedBy: text("decided_by"),
  decidedAt: instant("decided_at"),
  askedAt: instant("asked_at").notNull(),
}).existing();
