// Members, their sessions, what the operator tells them, and the settings.
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const member = pgTable(
  "member",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull().unique(),
    nickname: text("nickname").notNull(),
    passwordHash: text("password_hash").notNull(),
    level: smallint("level").notNull().default(1),
    /** 1 member or administrator, 2 manager. */
    type: smallint("type").notNull().default(1),
    /** 10 administrator. */
    role: smallint("role").notNull().default(1),
    withdrawalType: smallint("withdrawal_type").notNull().default(1),
    tendency: text("tendency")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Of staff: src/domain/operator/rights.ts. Members have none. */
    roles: text("roles")
      .array()
      .notNull()
      .default(sql`'{}'`),
    recommenderId: text("recommender_id").references((): AnyPgColumn => member.id),
    /** What others sign up by: eight letters and digits that nobody can guess. */
    code: text("code")
      .notNull()
      .unique()
      .default(sql`new_recommender_code()`),
    /** Digits only. */
    phone: text("phone"),
    /** waiting: an operator has to approve the sign-up before the first login. */
    joinState: text("join_state").notNull().default("approved"),
    /** Why the sign-up was refused. */
    joinReason: text("join_reason"),
    joinDecidedBy: text("join_decided_by").references((): AnyPgColumn => member.id),
    joinDecidedAt: instant("join_decided_at"),
    /** True for the accounts of the demo, which production refuses to start with. */
    demo: boolean("demo").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    /** Set: an operator disabled the account. */
    disabledAt: instant("disabled_at"),
    disabledReason: text("disabled_reason"),
  },
  // Ids that differ by case would be one member's mask for another.
  (t) => [
    uniqueIndex("member_user_id_folded").on(sql`lower(${t.userId})`),
    // The search of the console finds a member by the beginning of an id or a nickname.
    index("member_user_id_beginning").on(sql`lower(${t.userId}) text_pattern_ops`),
    index("member_nickname_beginning").on(sql`lower(${t.nickname}) text_pattern_ops`),
    index("member_created").on(t.createdAt.desc(), t.userId),
    // Of members alone: IS_MEMBER of server/account/members.ts.
    index("member_level")
      .on(t.level, t.createdAt.desc(), t.userId)
      .where(sql`${t.type} <> 2 and not (${t.type} = 1 and ${t.role} = 10 and ${t.withdrawalType} = 0)`),
    index("member_brought")
      .on(t.recommenderId)
      .where(sql`${t.type} <> 2 and not (${t.type} = 1 and ${t.role} = 10 and ${t.withdrawalType} = 0)`),
    index("member_named").on(sql`${t.userId} collate "C"`),
    index("member_disabled")
      .on(t.userId)
      .where(sql`${t.disabledAt} is not null`),
    index("member_recommender").on(t.recommenderId, t.createdAt),
    index("member_join_waiting")
      .on(t.createdAt)
      .where(sql`${t.joinState} = 'waiting'`),
    check("member_join_state", sql`${t.joinState} in ('approved','waiting','refused')`),
    index("member_staff")
      .on(t.userId)
      .where(sql`${t.roles} <> '{}'`),
    check(
      "member_roles",
      sql`case when ${t.type} = 2 then ${t.roles} <@ '{manager,agent}'
        when ${t.type} = 1 and ${t.role} = 10 and ${t.withdrawalType} = 0
        then ${t.roles} <@ '{owner,finance,trading,risk,support,content,auditor}' else ${t.roles} = '{}' end`,
    ),
  ],
);

/** The column of the member that a row is of. */
export const ofMember = (column = "member_id") =>
  text(column)
    .notNull()
    .references(() => member.id);

/** The levels that operators put members on. Never changed. */
export const levelChange = pgTable(
  "level_change",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    memberId: ofMember(),
    from: smallint("from").notNull(),
    to: smallint("to").notNull(),
    reason: text("reason").notNull(),
    /** The operator's member id. */
    by: ofMember("by"),
    at: instant("at").notNull(),
  },
  (t) => [index("level_change_member").on(t.memberId, t.id), check("level_change_moves", sql`${t.from} <> ${t.to}`)],
);

export const session = pgTable(
  "session",
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text("token_hash").primaryKey(),
    /** What the member names the session by. */
    id: text("id")
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()::text`),
    memberId: ofMember(),
    address: text("address").notNull(),
    /** The browser's own words, for the member's list of logins. */
    userAgent: text("user_agent").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** However often it is moved on, the session ends then. */
    endsAt: instant("ends_at").notNull(),
    revokedAt: instant("revoked_at"),
    /** logout, ended, second_login (555), kicked, password_changed, disabled (556), address_blocked (600), access_denied (406). */
    revokedReason: text("revoked_reason"),
    /** Of staff who have to set up their account first: it may do nothing else. */
    isLimited: boolean("is_limited").notNull().default(false),
    /** Of staff: the browser's mark as `staff_device` has it. */
    device: text("device"),
  },
  (t) => [index("session_member").on(t.memberId), index("session_ends").on(t.endsAt)],
);

export const blockedAddress = pgTable("blocked_address", {
  address: text("address").primaryKey(),
  reason: text("reason").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** What is counted against guessing and flooding: a row for each attempt and each counter that it falls under. */
export const attempt = pgTable(
  "attempt",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** SHA-256 of the counter's name: what was typed as a user id is not kept in the clear. */
    counter: text("counter").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index("attempt_counter").on(t.counter, t.at), index("attempt_at").on(t.at)],
);

/** One row a setting, so that two operators who change different ones do not undo each other. */
export const setting = pgTable("setting", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const popup = pgTable(
  "popup",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    contents: text("contents").notNull(),
    width: integer("width").notNull(),
    pcLeftLocation: integer("pc_left_location").notNull(),
    pcTopLocation: integer("pc_top_location").notNull(),
    popupFlg: boolean("popup_flg").notNull().default(true),
    position: integer("position").notNull().default(0),
    /** It is shown from this instant on, and no more at that one. Null: no bound. */
    showsFrom: instant("shows_from"),
    showsUntil: instant("shows_until"),
    /** Of members; empty: of everyone. */
    levels: integer("levels").array().notNull().default([]),
    /** all, desktop, mobile. */
    device: text("device").notNull().default("all"),
  },
  (t) => [
    check("popup_period", sql`${t.showsFrom} < ${t.showsUntil}`),
    check("popup_device_known", sql`${t.device} in ('all','desktop','mobile')`),
  ],
);

/** What an operator sent to members, as it was sent. It is recalled once, and nothing else of it changes. */
export const mailing = pgTable(
  "mailing",
  {
    id: text("id").primaryKey(),
    sentAt: instant("sent_at").notNull(),
    sentBy: ofMember("sent_by"),
    title: text("title").notNull(),
    contents: text("contents").notNull(),
    /** named, level, agent, all. */
    audience: text("audience").notNull(),
    /** The user ids, the level, or the user id of the manager or agent. */
    audienceOf: text("audience_of").array().notNull().default([]),
    /** To how many members it went. */
    sent: integer("sent").notNull(),
    recalledAt: instant("recalled_at"),
    recalledBy: text("recalled_by").references(() => member.id),
    recallReason: text("recall_reason"),
  },
  (t) => [
    check("mailing_audience_known", sql`${t.audience} in ('named','level','agent','all')`),
    check(
      "mailing_recalled",
      sql`(${t.recalledAt} is null) = (${t.recalledBy} is null) and (${t.recalledAt} is null) = (${t.recallReason} is null)`,
    ),
  ],
);

export const message = pgTable(
  "message",
  {
    id: text("id").primaryKey(),
    memberId: ofMember(),
    title: text("title").notNull(),
    contents: text("contents").notNull(),
    sentAt: instant("sent_at").notNull(),
    readAt: instant("read_at"),
    deletedAt: instant("deleted_at"),
    /** Null: the site sent it by itself. */
    mailingId: text("mailing_id").references(() => mailing.id),
    recalledAt: instant("recalled_at"),
  },
  (t) => [
    index("message_member").on(t.memberId, t.sentAt),
    index("message_mailing")
      .on(t.mailingId, t.id)
      .where(sql`${t.mailingId} is not null`),
    index("message_mailing_read")
      .on(t.mailingId, t.id)
      .where(sql`${t.mailingId} is not null and ${t.readAt} is not null`),
  ],
);
