// What operators and the watchdog decide about running fixtures.
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { fixture, market } from "./fixtures.ts";

/** A bet-stop: what it covers takes no bet until it is lifted. `key` is empty for `all`. */
export const marketHold = pgTable(
  "market_hold",
  {
    /** all, sport, fixture, market; feed: the watchdog's. */
    scope: text("scope").notNull(),
    key: text("key").notNull(),
    reason: text("reason").notNull(),
    /** The operator's member id; null: the watchdog. */
    by: text("by"),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    check("market_hold_scope", sql`${t.scope} in ('all','sport','fixture','market','feed')`),
  ],
);

/** Delay and margin of in-play markets; the narrowest row that names one counts. */
export const inPlaySetting = pgTable(
  "in_play_setting",
  {
    /** all, sport, league. */
    scope: text("scope").notNull(),
    key: text("key").notNull(),
    delayMs: integer("delay_ms"),
    /** In hundredths of a percent: 700 is 7 %. */
    margin: integer("margin"),
    by: text("by").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    check("in_play_setting_scope", sql`${t.scope} in ('all','sport','league')`),
    check("in_play_setting_delay", sql`${t.delayMs} between 0 and 60000`),
    check("in_play_setting_margin", sql`${t.margin} between 100 and 3000`),
  ],
);

/** Legs of bets that were placed in [from, to) are void, whatever the result is. Never changed. */
export const betCancellation = pgTable(
  "bet_cancellation",
  {
    id: text("id").primaryKey(),
    fixtureId: text("fixture_id")
      .notNull()
      .references(() => fixture.id),
    /** null: every market of the fixture. */
    marketId: text("market_id").references(() => market.id),
    from: instant("from").notNull(),
    to: instant("to").notNull(),
    reason: text("reason").notNull(),
    by: text("by").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index("bet_cancellation_fixture").on(t.fixtureId)],
);
