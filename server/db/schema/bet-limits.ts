// Stake limits by the level of a member: decisions, rule 23.
import { sql } from "drizzle-orm";
import { check, integer, pgTable, smallint } from "drizzle-orm/pg-core";
import { won } from "./columns.ts";

/** A level without a row has the limits of the nearest level below it, else of the lowest. */
export const betLimit = pgTable(
  "bet_limit",
  {
    level: smallint("level").primaryKey(),
    minStake: won("min_stake").notNull(),
    maxStake: won("max_stake").notNull(),
    stakeStep: won("stake_step").notNull(),
    maxLegs: smallint("max_legs").notNull(),
    /** Hundredths. */
    maxPrice: integer("max_price").notNull(),
    maxPayout: won("max_payout").notNull(),
    /** What a member's open bets on one selection, and on one fixture, come to at most. */
    maxSelectionStake: won("max_selection_stake").notNull(),
    maxFixtureStake: won("max_fixture_stake").notNull(),
  },
  (t) => [
    check(
      "bet_limit_sound",
      sql`${t.stakeStep} > 0 and ${t.minStake} > 0 and ${t.minStake} <= ${t.maxStake} and ${t.maxLegs} > 0
        and ${t.maxPrice} >= 100 and ${t.maxPayout} > 0
        and ${t.minStake} <= ${t.maxSelectionStake} and ${t.maxSelectionStake} <= ${t.maxFixtureStake}`,
    ),
  ],
);
