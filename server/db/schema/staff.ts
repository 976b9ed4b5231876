// Staff: the second factor, what it is recovered by, and the browsers that are known. docs/decisions/rights.md.
import { sql } from "drizzle-orm";
import { bigint, check, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { member, ofMember } from "./members.ts";

export const staff = pgTable(
  "staff",
  {
    memberId: text("member_id")
      .primaryKey()
      .references(() => member.id),
    /** null: by the command line, the demo or a migration. */
    createdBy: text("created_by").references(() => member.id),
    createdAt: instant("created_at").notNull(),
    /** Set: somebody else knows the password, and it must be changed at the next login. */
    passwordGivenAt: instant("password_given_at"),
    /** Of the second factor; sealed by server/vault.ts. */
    secret: text("secret"),
    /** One that was shown and of which no code was given yet. */
    pendingSecret: text("pending_secret"),
    /** Hashes of the recovery codes that were shown with it. */
    pendingHashes: text("pending_hashes")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The step of the last code that counted: a code counts once. */
    lastCounter: bigint("last_counter", { mode: "number" }),
    /** Set: a code of the secret was shown once, and each login asks for one. */
    factorAt: instant("factor_at"),
  },
  (t) => [check("staff_factor_secret", sql`${t.factorAt} is null or ${t.secret} is not null`)],
);

export const recoveryCode = pgTable(
  "recovery_code",
  {
    memberId: ofMember(),
    hash: text("hash").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.hash] })],
);

/** Browsers that have logged in to an account of staff. `mark`: of server/session/device.ts, hashed. */
export const staffDevice = pgTable(
  "staff_device",
  {
    memberId: ofMember(),
    mark: text("mark").notNull(),
    userAgent: text("user_agent").notNull(),
    address: text("address").notNull(),
    firstAt: instant("first_at").notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.mark] })],
);
