// Rounds of the house's own games, the chains that their seeds come from, and what operators set.
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import type { ProofVersion } from "../../../src/domain/games/commitment.ts";
import { instant, won } from "./columns.ts";

/** One chain a game and day: each seed is the SHA-256 of the next one, and the anchor that of the first. */
export const gameChain = pgTable(
  "game_chain",
  {
    gameId: text("game_id").notNull(),
    day: text("day").notNull(),
    /** Published before the day begins. */
    anchor: text("anchor").notNull(),
    /** The last seed of the day, sealed: server/vault.ts. Opened, it never leaves the server before its round is drawn. */
    sealed: text("secret").notNull(),
    length: integer("length").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.gameId, t.day] }), check("game_chain_sealed", sql`${t.sealed} like 'v1:%'`)],
);

/** The beacons that rounds were laid for. */
export const gameBeacon = pgTable(
  "game_beacon",
  {
    /** The hash of the other columns: server/games/beacon/beacon.ts. */
    id: text("id").primaryKey(),
    publicKey: text("public_key").notNull(),
    genesis: bigint("genesis", { mode: "number" }).notNull(),
    period: smallint("period").notNull(),
    /** The house holds its key. */
    isHouse: boolean("is_house").notNull(),
  },
  (t) => [check("game_beacon_period", sql`${t.period} between 1 and 3`)],
);

export const gameRound = pgTable(
  "game_round",
  {
    id: text("id").primaryKey(),
    gameId: text("game_id").notNull(),
    day: text("day").notNull(),
    number: smallint("number").notNull(),
    opensAt: instant("opens_at").notNull(),
    closesAt: instant("closes_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    commitment: text("commitment").notNull(),
    /** What the result comes from: ProofVersion in src/domain/games/commitment.ts. */
    version: smallint("version").$type<ProofVersion>().notNull().default(1),
    /** The beacon of version 2, its first round after the lock, and the signature once it is there. */
    beaconId: text("beacon_id").references(() => gameBeacon.id),
    beaconRound: bigint("beacon_round", { mode: "number" }),
    beaconSignature: text("beacon_signature"),
    /** open, drawn, void. */
    state: text("state").notNull().default("open"),
    /** The hash of the bets that were accepted, fixed at the lock. */
    root: text("root"),
    seed: text("seed"),
    drawn: jsonb("drawn").$type<number[][]>(),
    drawnAt: instant("drawn_at"),
    voidReason: text("void_reason"),
    /** When all of its bets were settled by what is in force. */
    settledAt: instant("settled_at"),
  },
  (t) => [
    index("game_round_game").on(t.gameId, t.opensAt),
    index("game_round_unsettled").on(t.state, t.settledAt),
    check("game_round_version", sql`${t.version} in (1, 2)`),
  ],
);

/** One row a game (its id) and a vendor (`vendor:eos`). */
export const gameSetting = pgTable("game_setting", {
  id: text("id").primaryKey(),
  maintenance: boolean("maintenance").notNull().default(false),
  /** Prices in hundredths that differ from those of the kind, by pick. */
  prices: jsonb("prices").$type<Record<string, number>>().notNull().default({}),
  /** What a member's bets on one pick come to at most, for picks that differ from the rest. */
  pickLimits: jsonb("pick_limits").$type<Record<string, number>>().notNull().default({}),
  /** What a member's bets on one pick, and on one round, come to at most. */
  maxPickStake: won("max_pick_stake").notNull(),
  maxRoundStake: won("max_round_stake").notNull(),
  /** Rises with each change: a bet that was judged by an older one is judged again. */
  revision: integer("revision").notNull().default(1),
});
