// Bets and their legs.
import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Combinations } from "../../../src/domain/sports/settlement/settled-price.ts";
import { instant, won } from "./columns.ts";
import { member, ofMember } from "./members.ts";
import { fixture, market, selection } from "./fixtures.ts";

export const bet = pgTable(
  "bet",
  {
    id: text("id").primaryKey(),
    memberId: ofMember(),
    /** src/domain/common/game-type.ts */
    gameType: smallint("game_type").notNull(),
    /** What the history filters by: 0 is the casino, whatever its number. */
    gameList: smallint("game_list").generatedAlwaysAs(
      sql`case when game_type between 1 and 4 then game_type else 0 end`,
    ),
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
    /** What legs of one fixture were taken at together, in hundredths by the fixture's id. */
    combinations: jsonb("combinations").$type<Combinations>().notNull().default({}),
    /** What of the stake was cashed out, and what was paid for it; `paid` holds that too. */
    cashedStake: won("cashed_stake").notNull().default(0),
    cashedPaid: won("cashed_paid").notNull().default(0),
    /**
     * What the legs that were not handed back were taken at together, in hundredths; null while it is open and of a round
     * at a provider.
     */
    countedPrice: integer("counted_price"),
    /** Won that were at risk, what was paid for them, and those at 1.30 or higher: src/domain/sports/settlement/at-risk.ts. */
    atRisk: won("at_risk")
      .notNull()
      .generatedAlwaysAs(
        sql`case when status in (1, 2) and acceptance = 'accepted' then stake - cashed_stake else 0 end`,
      ),
    riskPaid: won("risk_paid")
      .notNull()
      .generatedAlwaysAs(
        sql`case when status in (1, 2) and acceptance = 'accepted' then paid - cashed_paid else 0 end`,
      ),
    wagered: won("wagered")
      .notNull()
      .generatedAlwaysAs(
        sql`case when status in (1, 2) and acceptance = 'accepted' and coalesce(counted_price, 130) >= 130 then stake - cashed_stake else 0 end`,
      ),
    /** How often it was settled: a revision corrects the one before. */
    settlements: integer("settlements").notNull().default(0),
    placedAt: instant("placed_at").notNull(),
    /** When a pending in-play bet is decided; null for others. */
    decideAt: instant("decide_at"),
    settledAt: instant("settled_at"),
    /** When an operator voided it; nothing is paid for it any more. */
    voidedAt: instant("voided_at"),
    /** What the number is made of that members see: src/domain/common/bet-serial.ts. */
    serial: bigserial("serial", { mode: "number" }).notNull(),
  },
  (t) => [
    uniqueIndex("bet_serial").on(t.serial),
    index("bet_placed").on(t.placedAt, t.id),
    // The ticker; from src/domain/sports/settlement/void-bet.ts on.
    index("bet_large")
      .on(t.placedAt, t.id)
      .where(sql`${t.stake} >= 1000000`),
    // Reports of ends that are not the common ones; from LARGE of src/domain/operator/significant.ts on.
    index("bet_unusual")
      .on(t.settledAt)
      .where(sql`${t.status} = 3 or ${t.status} = -1 or ${t.settlements} > 1 or ${t.paid} >= 10000000`),
    index("bet_member_placed").on(t.memberId, t.placedAt, t.id),
    index("bet_list_status").on(t.memberId, t.status, t.placedAt, t.id),
    index("bet_list_game").on(t.memberId, t.gameList, t.placedAt, t.id),
    index("bet_list_both").on(t.memberId, t.gameList, t.status, t.placedAt, t.id),
    index("bet_open")
      .on(t.memberId)
      .where(sql`${t.status} = 0`),
    index("bet_pending")
      .on(t.decideAt)
      .where(sql`${t.acceptance} = 'pending'`),
    // Partial, so that a placement does not write them.
    index("bet_member_settled")
      .on(t.memberId, t.settledAt)
      .where(sql`${t.settledAt} is not null`),
    index("bet_settled")
      .on(t.settledAt)
      .where(sql`${t.settledAt} is not null`),
    // The greatest wins at the casino and the slots; partial, so that other bets do not write it.
    index("bet_casino_won")
      .on(t.paid)
      .where(sql`${t.gameList} = 0 and ${t.status} = 2`),
    check("bet_stake", sql`${t.stake} > 0`),
    check("bet_cashed", sql`${t.cashedStake} between 0 and ${t.stake} and ${t.cashedPaid} >= 0`),
    check("bet_status", sql`${t.status} in (-1,0,1,2,3)`),
    check("bet_acceptance", sql`${t.acceptance} in ('pending','accepted','refused')`),
    check("bet_voided", sql`${t.voidedAt} is null or (${t.status} = -1 and ${t.paid} = ${t.stake})`),
  ],
);

/** Who voided a bet and why, and what it had come to before. Nothing of it changes. */
export const betVoid = pgTable("bet_void", {
  betId: text("bet_id")
    .primaryKey()
    .references(() => bet.id),
  by: text("by")
    .notNull()
    .references(() => member.id),
  /** A second operator approved it: the transaction says which approval. */
  approvalId: text("approval_id").default(sql`nullif(current_setting('hanpan.approval', true), '')`),
  at: instant("at").notNull(),
  reason: text("reason").notNull(),
  status: smallint("status").notNull(),
  paid: won("paid").notNull(),
});

/** Each cash-out of a bet, or of a part of it. */
export const cashOut = pgTable(
  "cash_out",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    betId: text("bet_id")
      .notNull()
      .references(() => bet.id),
    /** What of the stake, and what was paid for it. */
    stake: won("stake").notNull(),
    paid: won("paid").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index("cash_out_bet").on(t.betId), check("cash_out_positive", sql`${t.stake} > 0 and ${t.paid} > 0`)],
);

/** A cash-out of a bet with a running leg, from its request to its decision: decisions, rule 43. */
export const cashOutRequest = pgTable(
  "cash_out_request",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    betId: text("bet_id")
      .notNull()
      .references(() => bet.id),
    /** The command, whose kept answer becomes the decision. */
    owner: text("owner").notNull(),
    key: text("key").notNull(),
    /** What of the stake, and the least that the member consented to for it. */
    stake: won("stake").notNull(),
    least: won("least").notNull(),
    /** Of the offer at the request: it rises with each stop. */
    version: bigint("version", { mode: "number" }).notNull(),
    askedAt: instant("asked_at").notNull(),
    decideAt: instant("decide_at").notNull(),
    /** pending, paid, refused. */
    state: text("state").notNull().default("pending"),
    /** The rule or the code by which it was refused. */
    refusal: text("refusal"),
    cashOutId: bigint("cash_out_id", { mode: "number" }).references(() => cashOut.id),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    index("cash_out_request_bet").on(t.betId),
    uniqueIndex("cash_out_request_waits")
      .on(t.betId)
      .where(sql`${t.state} = 'pending'`),
    index("cash_out_request_due")
      .on(t.decideAt)
      .where(sql`${t.state} = 'pending'`),
    check("cash_out_request_positive", sql`${t.stake} > 0 and ${t.least} > 0`),
    check(
      "cash_out_request_state",
      sql`case ${t.state}
        when 'pending' then num_nonnulls(${t.refusal}, ${t.cashOutId}, ${t.decidedAt}) = 0
        when 'paid' then ${t.cashOutId} is not null and ${t.refusal} is null and ${t.decidedAt} is not null
        when 'refused' then ${t.cashOutId} is null and ${t.refusal} is not null and ${t.decidedAt} is not null
        else false end`,
    ),
  ],
);

export const betPick = pgTable(
  "bet_pick",
  {
    betId: text("bet_id")
      .notNull()
      .references(() => bet.id),
    /** Of a fixture or a game's round, where open stakes are counted by it; null for a provider's round. */
    memberId: text("member_id"),
    position: smallint("position").notNull(),
    /** fixture, game, provider: which of the columns that follow name what is bet on. */
    kind: text("kind").notNull(),
    fixtureId: text("fixture_id").references(() => fixture.id),
    marketId: text("market_id").references(() => market.id),
    providerId: text("provider_id"),
    gameId: text("game_id"),
    roundId: text("round_id"),
    /** Of the table `selection` for a fixture's market, of the game's own table else. */
    selectionId: text("selection_id").notNull(),
    /** The selection of a fixture's market once more: so that one that is not there is refused. */
    marketSelectionId: text("market_selection_id")
      .generatedAlwaysAs(sql`case when kind = 'fixture' then selection_id end`)
      .references(() => selection.id),
    betPrice: integer("bet_price").notNull(),
    /** The version of the market that it was placed at; null for what is no market of a fixture. */
    marketVersion: integer("market_version"),
    status: smallint("status").notNull().default(0),
    /** open, won, half_won, push, half_lost, lost, void. */
    outcome: text("outcome").notNull().default("open"),
  },
  (t) => [
    primaryKey({ columns: [t.betId, t.position] }),
    uniqueIndex("bet_pick_selection_once").on(t.betId, t.selectionId),
    index("bet_pick_fixture").on(t.fixtureId),
    index("bet_pick_staked")
      .on(t.memberId, sql`coalesce(${t.fixtureId}, ${t.roundId})`)
      .where(sql`${t.memberId} is not null`),
    // Partial, so that a bet on a fixture does not write it.
    index("bet_pick_round")
      .on(t.roundId)
      .where(sql`${t.roundId} is not null`),
    check("bet_pick_member", sql`${t.kind} = 'provider' or ${t.memberId} is not null`),
    check(
      "bet_pick_kind",
      sql`case ${t.kind}
        when 'fixture' then num_nonnulls(${t.fixtureId}, ${t.marketId}) = 2 and num_nonnulls(${t.providerId}, ${t.gameId}, ${t.roundId}) = 0
        when 'game' then num_nonnulls(${t.gameId}, ${t.roundId}) = 2 and num_nonnulls(${t.providerId}, ${t.fixtureId}, ${t.marketId}) = 0
        when 'provider' then num_nonnulls(${t.providerId}, ${t.gameId}, ${t.roundId}) = 3 and num_nonnulls(${t.fixtureId}, ${t.marketId}) = 0
        else false end`,
    ),
  ],
);
