// Attendance, coupons, missions, events and tournaments, and what they paid.
import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Banner } from "../../../src/domain/programmes/campaign-event.ts";
import type { MissionStep } from "../../../src/domain/programmes/mission.ts";
import type { Reward } from "../../../src/domain/programmes/reward.ts";
import type { Prize } from "../../../src/domain/programmes/tournament.ts";
import { instant, won } from "./columns.ts";
import { ofMember } from "./members.ts";

const memberId = () => ofMember();

/** What a programme paid a member. The unique index makes each occasion pay once. */
export const programmeClaim = pgTable(
  "programme_claim",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** attendance, coupon, mission, tournament. */
    programme: text("programme").notNull(),
    /** The coupon, mission or tournament; `daily` or `streak` of the attendance. */
    programmeId: text("programme_id").notNull(),
    /** What is paid once: a day, a span and a step, or "" where the programme pays once at all. */
    occasion: text("occasion").notNull(),
    memberId: memberId(),
    /** points, money. */
    kind: text("kind").notNull(),
    amount: won("amount").notNull(),
    /** Won that are to be staked before the amount may leave. */
    wagering: won("wagering").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    uniqueIndex("programme_claim_once").on(t.programme, t.programmeId, t.memberId, t.occasion),
    index("programme_claim_member").on(t.memberId, t.at),
    index("programme_claim_newest").on(t.programme, t.id),
    check("programme_claim_amount", sql`${t.amount} > 0 and ${t.wagering} >= 0`),
    check("programme_claim_kind", sql`${t.kind} in ('points','money')`),
  ],
);

export const attendance = pgTable(
  "attendance",
  {
    memberId: memberId(),
    /** The day in Asia/Seoul. */
    day: date("day", { mode: "string" }).notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day] })],
);

export const coupon = pgTable(
  "coupon",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    reward: jsonb("reward").$type<Reward>().notNull(),
    /** Folded; null: issued by an operator only. */
    code: text("code").unique(),
    /** How many members may redeem the code. */
    codeCount: integer("code_count"),
    expiresAt: instant("expires_at").notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [check("coupon_code", sql`(${t.code} is null) = (${t.codeCount} is null)`)],
);

export const couponGrant = pgTable(
  "coupon_grant",
  {
    couponId: text("coupon_id")
      .notNull()
      .references(() => coupon.id),
    memberId: memberId(),
    issuedAt: instant("issued_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [primaryKey({ columns: [t.couponId, t.memberId] }), index("coupon_grant_member").on(t.memberId, t.issuedAt)],
);

export const mission = pgTable(
  "mission",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    /** day, week, span. */
    period: text("period").notNull(),
    measure: text("measure").notNull(),
    /** Narrows a measure of bets; null: every game. */
    gameType: smallint("game_type"),
    steps: jsonb("steps").$type<MissionStep[]>().notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at"),
    position: integer("position").notNull().default(0),
  },
  (t) => [
    check("mission_period", sql`${t.period} in ('day','week','span')`),
    check("mission_span", sql`${t.endsAt} is null or ${t.endsAt} >= ${t.startsAt}`),
  ],
);

export const campaignEvent = pgTable("campaign_event", {
  id: text("id").primaryKey(),
  /** default, casinoSlot, coin, rules. */
  category: text("category").notNull(),
  title: text("title").notNull(),
  summary: text("summary").notNull(),
  contents: text("contents").notNull(),
  banner: jsonb("banner").$type<Banner>().notNull(),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at"),
  isShown: boolean("is_shown").notNull().default(true),
  /** Leads the home page. */
  isOnHome: boolean("is_on_home").notNull().default(false),
  position: integer("position").notNull().default(0),
});

export const tournament = pgTable(
  "tournament",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    /** sports, casino. */
    category: text("category").notNull(),
    /** winnings, bestMultiple, stake. */
    score: text("score").notNull(),
    prizes: jsonb("prizes").$type<Prize[]>().notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** Set: the standings are kept in tournament_standing and the prizes are paid. */
    frozenAt: instant("frozen_at"),
  },
  (t) => [
    index("tournament_due")
      .on(t.endsAt)
      .where(sql`${t.frozenAt} is null`),
    check("tournament_span", sql`${t.endsAt} >= ${t.startsAt}`),
  ],
);

/** The standings at the end of a tournament. */
export const tournamentStanding = pgTable(
  "tournament_standing",
  {
    tournamentId: text("tournament_id")
      .notNull()
      .references(() => tournament.id),
    rank: integer("rank").notNull(),
    memberId: memberId(),
    score: bigint("score", { mode: "number" }).notNull(),
    reachedAt: instant("reached_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tournamentId, t.rank] }),
    uniqueIndex("tournament_standing_member").on(t.tournamentId, t.memberId),
  ],
);
