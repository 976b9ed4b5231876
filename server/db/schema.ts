// Every table. Constraints that money depends on stand in the database: a wallet below zero, an entry
// that is changed, a second bet under one key are refused there even when the code above is wrong.
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  bigserial,
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
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const won = (name: string) => bigint(name, { mode: "number" });

export const member = pgTable("member", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull().unique(),
  nickname: text("nickname").notNull(),
  passwordHash: text("password_hash").notNull(),
  level: smallint("level").notNull().default(1),
  /** 1 member or administrator, 2 manager. */
  type: smallint("type").notNull().default(1),
  /** 10 administrator. */
  role: smallint("role").notNull().default(1),
  withdrawalType: smallint("withdrawal_type").notNull().default(1),
  tendency: text("tendency").array().notNull().default(sql`'{}'`),
  recommenderId: text("recommender_id").references((): AnyPgColumn => member.id),
  /** True for the accounts of the demo, which production refuses to start with. */
  demo: boolean("demo").notNull().default(false),
  createdAt: instant("created_at").notNull(),
});

export const session = pgTable(
  "session",
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text("token_hash").primaryKey(),
    memberId: text("member_id").notNull().references(() => member.id),
    address: text("address").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
    /** logout, expired, second_login (555), kicked (556), address_blocked (600), access_denied (406). */
    revokedReason: text("revoked_reason"),
  },
  (t) => [index("session_member").on(t.memberId)],
);

export const blockedAddress = pgTable("blocked_address", {
  address: text("address").primaryKey(),
  reason: text("reason").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Failed logins, for the limits per account and per address. */
export const loginAttempt = pgTable(
  "login_attempt",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    userId: text("user_id").notNull(),
    address: text("address").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index("login_attempt_user").on(t.userId, t.at), index("login_attempt_address").on(t.address, t.at)],
);

/** One row a setting, so that two operators who change different ones do not undo each other. */
export const setting = pgTable("setting", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const popup = pgTable("popup", {
  id: text("id").primaryKey(),
  title: text("title").notNull(),
  contents: text("contents").notNull(),
  width: integer("width").notNull(),
  pcLeftLocation: integer("pc_left_location").notNull(),
  pcTopLocation: integer("pc_top_location").notNull(),
  popupFlg: boolean("popup_flg").notNull().default(true),
  position: integer("position").notNull().default(0),
});

export const message = pgTable(
  "message",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id").notNull().references(() => member.id),
    title: text("title").notNull(),
    contents: text("contents").notNull(),
    sentAt: instant("sent_at").notNull(),
    readAt: instant("read_at"),
    deletedAt: instant("deleted_at"),
  },
  (t) => [index("message_member").on(t.memberId, t.sentAt)],
);

// ---- fixtures -----------------------------------------------------------------------------------

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

export const market = pgTable(
  "market",
  {
    id: text("id").primaryKey(),
    fixtureId: text("fixture_id").notNull().references(() => fixture.id),
    marketName: text("market_name").notNull(),
    family: text("family").notNull(),
    period: text("period").notNull(),
    line: doublePrecision("line"),
    /** open, suspended, closed, settled, void. */
    status: text("status").notNull().default("open"),
    /** prematch closes at the kick-off, live opens at it, proto is a prematch market of its own product. */
    phase: text("phase").notNull().default("prematch"),
    /** The main line of its family, which the short lists show. */
    main: boolean("main").notNull().default(true),
    /** Only for a Bonus market: how many other legs it needs. */
    bonusLegs: smallint("bonus_legs"),
    position: smallint("position").notNull().default(0),
  },
  (t) => [
    index("market_fixture").on(t.fixtureId),
    check("market_status", sql`${t.status} in ('open','suspended','closed','settled','void')`),
    check("market_phase", sql`${t.phase} in ('prematch','live','proto','bonus')`),
  ],
);

export const selection = pgTable(
  "selection",
  {
    id: text("id").primaryKey(),
    marketId: text("market_id").notNull().references(() => market.id),
    key: text("key").notNull(),
    name: text("name").notNull(),
    /** Hundredths. */
    price: integer("price").notNull(),
    status: text("status").notNull().default("open"),
    position: smallint("position").notNull().default(0),
  },
  (t) => [index("selection_market").on(t.marketId), check("selection_price", sql`${t.price} >= 100`)],
);

/** Each result ever given; the highest revision is the one in force. */
export const fixtureResult = pgTable(
  "fixture_result",
  {
    fixtureId: text("fixture_id").notNull().references(() => fixture.id),
    revision: integer("revision").notNull(),
    home: integer("home"),
    away: integer("away"),
    homeHalf: integer("home_half"),
    awayHalf: integer("away_half"),
    void: boolean("void").notNull().default(false),
    /** The feed's name or the operator's member id. */
    source: text("source").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.fixtureId, t.revision] })],
);

// ---- ledger -------------------------------------------------------------------------------------

export const account = pgTable(
  "account",
  {
    id: text("id").primaryKey(),
    /** wallet, staked, owed, points (a member's) or house_* (the house's). */
    kind: text("kind").notNull(),
    memberId: text("member_id").references(() => member.id),
    currency: text("currency").notNull(),
    /** credit: what the house owes; debit: what the house holds or spent. Both are never below zero. */
    normal: text("normal").notNull(),
    balance: won("balance").notNull().default(0),
  },
  (t) => [
    check("account_never_below_zero", sql`${t.balance} >= 0`),
    check("account_normal", sql`${t.normal} in ('credit','debit')`),
    check("account_currency", sql`${t.currency} in ('won','point')`),
    index("account_member").on(t.memberId),
  ],
);

/** One balanced movement. `ref` names what caused it, such as a bet. */
export const posting = pgTable(
  "posting",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    kind: text("kind").notNull(),
    ref: text("ref"),
    /** The same cause is posted once: bet:stake, bet:payout:1 and so on. */
    uniqueKey: text("unique_key").unique(),
    at: instant("at").notNull(),
  },
  (t) => [index("posting_ref").on(t.ref)],
);

export const entry = pgTable(
  "entry",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    postingId: bigint("posting_id", { mode: "number" }).notNull().references(() => posting.id),
    accountId: text("account_id").notNull().references(() => account.id),
    /** Change of the account's balance in its normal direction. */
    amount: won("amount").notNull(),
    /** The account's balance after this entry. */
    balance: won("balance").notNull(),
  },
  (t) => [
    index("entry_account").on(t.accountId, t.id),
    index("entry_posting").on(t.postingId),
    check("entry_moves", sql`${t.amount} <> 0`),
    check("entry_balance_never_below_zero", sql`${t.balance} >= 0`),
  ],
);

// ---- bets ---------------------------------------------------------------------------------------

export const bet = pgTable(
  "bet",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id").notNull().references(() => member.id),
    slip: text("slip").notNull(),
    /** 1 sports, 2 in-play, 3 mini-game, 4 virtual, else casino. */
    gameType: smallint("game_type").notNull(),
    /** −1, 0, 1, 2, 3. */
    status: smallint("status").notNull().default(0),
    /** pending, accepted, refused. */
    acceptance: text("acceptance").notNull().default("accepted"),
    refusal: text("refusal"),
    /** none, better, any: read again when a pending bet is decided. */
    accept: text("accept").notNull().default("none"),
    stake: won("stake").notNull(),
    price: integer("price").notNull(),
    payout: won("payout").notNull(),
    paid: won("paid").notNull().default(0),
    /** How often it was settled: a revision corrects the one before. */
    settlements: integer("settlements").notNull().default(0),
    placedAt: instant("placed_at").notNull(),
    /** When a pending in-play bet is decided; null for others. */
    decideAt: instant("decide_at"),
    settledAt: instant("settled_at"),
  },
  (t) => [
    index("bet_member_placed").on(t.memberId, t.placedAt),
    index("bet_pending").on(t.decideAt).where(sql`${t.acceptance} = 'pending'`),
    check("bet_stake", sql`${t.stake} > 0`),
    check("bet_status", sql`${t.status} in (-1,0,1,2,3)`),
    check("bet_acceptance", sql`${t.acceptance} in ('pending','accepted','refused')`),
  ],
);

export const betPick = pgTable(
  "bet_pick",
  {
    betId: text("bet_id").notNull().references(() => bet.id),
    position: smallint("position").notNull(),
    fixtureId: text("fixture_id").notNull().references(() => fixture.id),
    marketId: text("market_id").notNull().references(() => market.id),
    selectionId: text("selection_id").notNull().references(() => selection.id),
    betPrice: integer("bet_price").notNull(),
    status: smallint("status").notNull().default(0),
    /** open, won, half_won, push, half_lost, lost, void. */
    outcome: text("outcome").notNull().default("open"),
  },
  (t) => [
    primaryKey({ columns: [t.betId, t.position] }),
    uniqueIndex("bet_pick_selection_once").on(t.betId, t.selectionId),
    index("bet_pick_fixture").on(t.fixtureId),
  ],
);

export const idempotencyKey = pgTable(
  "idempotency_key",
  {
    memberId: text("member_id").notNull().references(() => member.id),
    key: text("key").notNull(),
    bodyHash: text("body_hash").notNull(),
    /** The answer that is replayed: its HTTP status and its body. */
    status: smallint("status").notNull(),
    response: jsonb("response").notNull(),
    betId: text("bet_id").references(() => bet.id),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.key] }), index("idempotency_created").on(t.createdAt)],
);
