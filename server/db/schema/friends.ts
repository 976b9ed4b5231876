// What recommenders are given for the members who joined by their code.
import { sql } from "drizzle-orm";
import { bigserial, check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, won } from "./columns.ts";
import { member, ofMember } from "./members.ts";

export const friendReward = pgTable(
  "friend_reward",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** The recommender, who is paid. */
    memberId: ofMember(),
    friendId: ofMember("friend_id"),
    /** charge: the friend's first charge; loss: what the friend lost net, by month. */
    kind: text("kind").notNull(),
    /** What is paid once: `first`, or the month in Seoul, "2026-11"; older rewards are of a day. */
    occasion: text("occasion").notNull(),
    /** The won that it is a part of. */
    base: won("base").notNull(),
    points: won("points").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    uniqueIndex("friend_reward_once").on(t.friendId, t.kind, t.occasion),
    index("friend_reward_member").on(t.memberId, t.id),
  ],
);

/** What a recommender is given once the friend has staked the first charge: decisions, rule 37. */
export const friendPromise = pgTable(
  "friend_promise",
  {
    friendId: text("friend_id")
      .primaryKey()
      .references(() => member.id),
    memberId: ofMember(),
    /** Won of the charge, the points by the rules of that day, and the won to be staked. */
    base: won("base").notNull(),
    points: won("points").notNull(),
    required: won("required").notNull(),
    chargedAt: instant("charged_at").notNull(),
    /** Bets that were settled before it did not bring enough. */
    lookedAt: instant("looked_at").notNull(),
    /** waiting, paid; void: the recommender could not be paid when it was earned. */
    state: text("state").notNull().default("waiting"),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    index("friend_promise_member").on(t.memberId),
    index("friend_promise_waiting")
      .on(t.lookedAt)
      .where(sql`${t.state} = 'waiting'`),
    check("friend_promise_state", sql`${t.state} in ('waiting','paid','void')`),
    check("friend_promise_amounts", sql`${t.base} > 0 and ${t.points} > 0 and ${t.required} >= ${t.base}`),
  ],
);
