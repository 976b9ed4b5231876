// What members marked with a star.
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { ofMember } from "./members.ts";

export const favourite = pgTable(
  "favourite",
  {
    memberId: ofMember(),
    /** fixture, league, game. */
    kind: text("kind").notNull(),
    /** The id of the fixture or game; the league's name. */
    key: text("key").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.key] }), index("favourite_member").on(t.memberId, t.kind, t.at)],
);
