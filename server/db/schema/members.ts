// Members, their sessions, what the operator tells them, and the settings.
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const member = pgTable("member", {
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
  recommenderId: text("recommender_id").references((): AnyPgColumn => member.id),
  /** True for the accounts of the demo, which production refuses to start with. */
  demo: boolean("demo").notNull().default(false),
  createdAt: instant("created_at").notNull(),
});

export const session = pgTable(
  "session",
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text("token_hash").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => member.id),
    address: text("address").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
    /** logout, expired, second_login (555), kicked (556), address_blocked (600), access_denied (406). */
    revokedReason: text("revoked_reason"),
  },
  (t) => [index("session_member").on(t.memberId)],
);

export const blockedAddress = pgTable("blocked_address", {
  address: text("address").primaryKey(),
  reason: text("reason").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Failed logins, for the limits per account and per address. */
export const loginAttempt = pgTable(
  "login_attempt",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    userId: text("user_id").notNull(),
    address: text("address").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index("login_attempt_user").on(t.userId, t.at), index("login_attempt_address").on(t.address, t.at)],
);

/** One row a setting, so that two operators who change different ones do not undo each other. */
export const setting = pgTable("setting", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const popup = pgTable("popup", {
  id: text("id").primaryKey(),
  title: text("title").notNull(),
  contents: text("contents").notNull(),
  width: integer("width").notNull(),
  pcLeftLocation: integer("pc_left_location").notNull(),
  pcTopLocation: integer("pc_top_location").notNull(),
  popupFlg: boolean("popup_flg").notNull().default(true),
  position: integer("position").notNull().default(0),
});

export const message = pgTable(
  "message",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => member.id),
    title: text("title").notNull(),
    contents: text("contents").notNull(),
    sentAt: instant("sent_at").notNull(),
    readAt: instant("read_at"),
    deletedAt: instant("deleted_at"),
  },
  (t) => [index("message_member").on(t.memberId, t.sentAt)],
);
