// What the bets and the cash of each hour sum up to, kept by triggers: docs/decisions/sums-of-hours.md.
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, won } from "./columns.ts";

export const houseHour = pgTable(
  "house_hour",
  {
    /** placed: bets by when they were placed; settled: by when they were settled; cash: what moved the house's bank. */
    what: text("what").notNull(),
    /** When the hour begins. */
    hour: instant("hour").notNull(),
    /** 0 of cash. */
    gameType: smallint("game_type").notNull().default(0),
    /** As bet.game_list. */
    gameList: smallint("game_list").generatedAlwaysAs(
      sql`case when game_type between 1 and 4 then game_type else 0 end`,
    ),
    /** Of `placed`: BetState. */
    state: text("state").notNull().default(""),
    /** These may be below zero in a row that is not merged. */
    rows: bigint("rows", { mode: "number" }).notNull(),
    /** Won: stakes, what was at risk, what came in. */
    taken: won("taken").notNull(),
    /** Won: all that was paid, what was paid for what was at risk, what was paid out. */
    paid: won("paid").notNull(),
    isMerged: boolean("is_merged").notNull().default(false),
  },
  (t) => [
    index("house_hour_at").on(t.what, t.hour),
    uniqueIndex("house_hour_merged")
      .on(t.what, t.hour, t.gameType, t.state)
      .where(sql`${t.isMerged}`),
    index("house_hour_unmerged")
      .on(t.hour)
      .where(sql`not ${t.isMerged}`),
    check("house_hour_what", sql`${t.what} in ('placed', 'settled', 'cash')`),
  ],
);
