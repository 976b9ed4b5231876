// What recommenders are given for the members who joined by their code.
import { bigserial, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, won } from "./columns.ts";
import { member } from "./members.ts";

export const friendReward = pgTable(
  "friend_reward",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** The recommender, who is paid. */
    memberId: text("member_id")
      .notNull()
      .references(() => member.id),
    friendId: text("friend_id")
      .notNull()
      .references(() => member.id),
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
