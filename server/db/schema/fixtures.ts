// Fixtures, their markets and prices, and every result ever given.
import { sql } from "drizzle-orm";
import type { PeriodScores } from "../../../src/domain/sports/markets/kind.ts";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Scoreboard } from "../../../src/domain/sports/scoreboard/scoreboard.ts";
import { instant, won } from "./columns.ts";

export const fixture = pgTable(
  "fixture",
  {
    id: text("id").primaryKey(),
    /** Which feed brought it, and its key there: an import of the same rows changes, never doubles. */
    feed: text("feed").notNull(),
    feedKey: text("feed_key").notNull(),
    sportId: text("sport_id").notNull(),
    leagueName: text("league_name").notNull(),
    homeName: text("home_name").notNull(),
    awayName: text("away_name").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** scheduled, live, ended, settled, cancelled. */
    status: text("status").notNull().default("scheduled"),
    homeScore: integer("home_score"),
    awayScore: integer("away_score"),
    /** The running period as members read it. */
    clock: text("clock"),
    /** Proto lists its fixtures by round and number. */
    protoRound: integer("proto_round"),
    protoNumber: integer("proto_number"),
    /** Leads the home page when true. */
    top: boolean("top").notNull().default(false),
    /** What the feed needs to go on after a restart: its model's parameters, its path of prices. */
    feedState: jsonb("feed_state"),
  },
  (t) => [
    uniqueIndex("fixture_feed_key").on(t.feed, t.feedKey),
    index("fixture_status_starts").on(t.status, t.startsAt),
    index("fixture_sport").on(t.sportId, t.startsAt),
  ],
);

/** The scoreboard of a fixture that runs or ran, as it goes to the wire. Apart from the fixture: it changes all the time. */
export const fixtureBoard = pgTable("fixture_board", {
  fixtureId: text("fixture_id")
    .primaryKey()
    .references(() => fixture.id),
  board: jsonb("board").$type<Scoreboard>().notNull(),
});

export const market = pgTable(
  "market",
  {
    id: text("id").primaryKey(),
    fixtureId: text("fixture_id")
      .notNull()
      .references(() => fixture.id),
    /** The row of the table of kinds by which it is settled; one that has no row settles nothing. */
    kind: text("kind").notNull(),
    marketName: text("market_name").notNull(),
    family: text("family").notNull(),
    period: text("period").notNull(),
    line: doublePrecision("line"),
    /** inactive, open, suspended, handed_over, closed, settled, void: server/sports/feed/README.md. */
    status: text("status").notNull().default("open"),
    /** prematch closes at the kick-off, live opens at it, proto is a prematch market of its own product. */
    phase: text("phase").notNull().default("prematch"),
    /** The main line of its family, which the short lists show. */
    main: boolean("main").notNull().default(true),
    /** Only for a Bonus market: how many other legs it needs. */
    bonusLegs: smallint("bonus_legs"),
    position: smallint("position").notNull().default(0),
    /** Rises with every change of its status and of one of its prices. */
    version: integer("version").notNull().default(1),
    /** The version at which its status last changed: the database keeps it. */
    statusVersion: integer("status_version").notNull().default(1),
    /** The version at which it was last suspended: the database keeps it. 0: never. */
    stopVersion: integer("stop_version").notNull().default(0),
    /** What the feed says, open or suspended, while a hold keeps it suspended: server/sports/feed/holds. */
    wanted: text("wanted").notNull().default("open"),
    /** How long a bet on it waits; null: as configured. Only for `live`. */
    delayMs: integer("delay_ms"),
    /** What all members stake on it at most, and the greatest loss of the house; null: no limit of its own. In won. */
    maxStake: won("max_stake"),
    maxLiability: won("max_liability"),
  },
  (t) => [
    index("market_fixture").on(t.fixtureId),
    check("market_wanted", sql`${t.wanted} in ('open','suspended')`),
    check("market_status", sql`${t.status} in ('inactive','open','suspended','handed_over','closed','settled','void')`),
    check("market_phase", sql`${t.phase} in ('prematch','live','proto','bonus')`),
    check("market_limits", sql`${t.maxStake} >= 0 and ${t.maxLiability} >= 0`),
  ],
);

export const selection = pgTable(
  "selection",
  {
    id: text("id").primaryKey(),
    marketId: text("market_id")
      .notNull()
      .references(() => market.id),
    key: text("key").notNull(),
    name: text("name").notNull(),
    /** Hundredths. What counts: of the feed, or by hand. */
    price: integer("price").notNull(),
    status: text("status").notNull().default("open"),
    position: smallint("position").notNull().default(0),
    /** While the price is by hand: what the feed says, and what it goes back to. */
    feedPrice: integer("feed_price"),
    /** The operator's member id; null: the price is the feed's. */
    byHand: text("by_hand"),
    byHandAt: instant("by_hand_at"),
    /** Two set it. */
    byHandApproval: text("by_hand_approval"),
    /** As those of the market. */
    maxStake: won("max_stake"),
    maxLiability: won("max_liability"),
  },
  (t) => [
    index("selection_market").on(t.marketId),
    check("selection_price", sql`${t.price} >= 100`),
    check(
      "selection_by_hand",
      sql`num_nonnulls(${t.byHand}, ${t.byHandAt}, ${t.feedPrice}) in (0, 3) and (${t.byHandApproval} is null or ${t.byHand} is not null)`,
    ),
    check("selection_limits", sql`${t.maxStake} >= 0 and ${t.maxLiability} >= 0`),
  ],
);

/** Each result ever given; the highest revision is the one in force. */
export const fixtureResult = pgTable(
  "fixture_result",
  {
    fixtureId: text("fixture_id")
      .notNull()
      .references(() => fixture.id),
    revision: integer("revision").notNull(),
    home: integer("home"),
    away: integer("away"),
    homeHalf: integer("home_half"),
    awayHalf: integer("away_half"),
    /** Scores of quarters, sets, innings or thirds by their code. */
    periods: jsonb("periods").$type<PeriodScores>(),
    void: boolean("void").notNull().default(false),
    /** The feed's name or the operator's member id. */
    source: text("source").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.fixtureId, t.revision] })],
);
