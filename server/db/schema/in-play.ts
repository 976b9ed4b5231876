// What operators and the watchdog decide about running fixtures.
import { sql } from "drizzle-orm";
import { bigserial, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, won } from "./columns.ts";
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
    /** Won: a market that may cost the house so much stops by itself. Before the kick-off too. */
    stopLoss: won("stop_loss"),
    by: text("by").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    check("in_play_setting_scope", sql`${t.scope} in ('all','sport','league')`),
    check("in_play_setting_delay", sql`${t.delayMs} between 0 and 60000`),
    check("in_play_setting_margin", sql`${t.margin} between 100 and 3000`),
    check("in_play_setting_stop_loss", sql`${t.stopLoss} between 10000 and 1000000000000`),
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
    /** What it did at once: legs of how many bets it made void, and the won that were paid and taken back for them. */
    bets: integer("bets").notNull().default(0),
    paid: won("paid").notNull().default(0),
    takenBack: won("taken_back").notNull().default(0),
  },
  (t) => [index("bet_cancellation_fixture").on(t.fixtureId), check("bet_cancellation_span", sql`${t.from} < ${t.to}`)],
);

/** What operators did at the live desk. Never changed. */
export const liveAction = pgTable(
  "live_action",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: instant("at").notNull(),
    /** The operator's member id. */
    by: text("by").notNull(),
    /** hold, lift, setting, cancellation, price, limit, fixture. */
    action: text("action").notNull(),
    /** all, sport, league, fixture, market, selection. */
    scope: text("scope").notNull(),
    key: text("key").notNull(),
    /** What the scope and key named then, as operators read it. */
    name: text("name").notNull(),
    reason: text("reason").notNull(),
    counts: jsonb("counts").$type<Record<string, number>>().notNull(),
  },
  (t) => [
    check("live_action_action", sql`${t.action} in ('hold','lift','setting','cancellation','price','limit','fixture')`),
  ],
);
