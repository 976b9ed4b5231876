// The provider's own tables, in a schema of their own.
import { bigint, index, integer, jsonb, pgSchema, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { WalletCallName } from "../../src/api/contract/lobby/provider.ts";
import type { Drawn } from "../../src/domain/games/kind.ts";
import type { SlotMode } from "../../src/domain/lobby/house/slot.ts";
import type { TABLE_BET_STATES } from "../../src/api/contract/lobby/house.ts";

const house = pgSchema("house");
const at = (name: string) => timestamp(name, { withTimezone: true });
const won = (name: string) => bigint(name, { mode: "number" });

/** One launch of one game. `id` and `entry` are hashes: of the cookie, and of the code in the address, used once. */
export const visit = house.table("visit", {
  id: text().primaryKey(),
  entry: text().unique(),
  gameId: text("game_id").notNull(),
  token: text().notNull(),
  playerId: text("player_id").notNull(),
  playerName: text("player_name").notNull(),
  returnUrl: text("return_url").notNull(),
  staked: won("staked").notNull().default(0),
  won: won("won").notNull().default(0),
  createdAt: at("created_at").notNull(),
});

export type WalletCallState = "pending" | "done" | "refused";
/** What the wallet is told. A row stays pending, and is sent again, until the wallet has answered. */
export const walletCall = house.table(
  "wallet_call",
  {
    transactionId: text("transaction_id").primaryKey(),
    call: text().$type<Exclude<WalletCallName, "balance">>().notNull(),
    betTransactionId: text("bet_transaction_id").notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text().$type<WalletCallState>().notNull().default("pending"),
    code: text(),
    message: text(),
    tries: integer().notNull().default(0),
    dueAt: at("due_at").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("wallet_call_of_bet").on(table.betTransactionId),
    index("wallet_call_pending")
      .on(table.dueAt)
      .where(sql`state = 'pending'`),
  ],
);

/** A chain of seeds. `owner` is a player or the table; `used` seeds have been taken. */
export const chain = house.table(
  "chain",
  {
    id: text().primaryKey(),
    owner: text().notNull(),
    /** Sealed: who reads the tables cannot tell a draw before it is drawn. */
    sealed: text("secret").notNull(),
    anchor: text().notNull(),
    length: integer().notNull(),
    used: integer().notNull().default(0),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("chain_of_owner").on(table.owner, table.createdAt)],
);

export type SlotRoundState = "betting" | "open" | "done" | "refused";
/** A stake and all that comes of it. `id` is the transaction of its bet. */
export const slotRound = house.table(
  "slot_round",
  {
    id: text().primaryKey(),
    playerId: text("player_id").notNull(),
    token: text().notNull(),
    stake: won("stake").notNull(),
    state: text().$type<SlotRoundState>().notNull(),
    freeLeft: integer("free_left").notNull().default(0),
    won: won("won").notNull().default(0),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("slot_round_under_way")
      .on(table.playerId)
      .where(sql`state IN ('betting', 'open')`),
    index("slot_round_of_player").on(table.playerId, table.createdAt),
  ],
);

export type SlotSpinState = "pending" | "done" | "refused";
export const slotSpin = house.table(
  "slot_spin",
  {
    playerId: text("player_id").notNull(),
    id: text().notNull(),
    roundId: text("round_id").notNull(),
    visitId: text("visit_id").notNull(),
    stake: won("stake").notNull(),
    mode: text().$type<SlotMode>().notNull(),
    nonce: text().notNull(),
    chainId: text("chain_id").notNull(),
    number: integer().notNull(),
    state: text().$type<SlotSpinState>().notNull(),
    stops: jsonb().$type<number[]>(),
    won: won("won").notNull().default(0),
    roundWon: won("round_won").notNull().default(0),
    freeLeft: integer("free_left").notNull().default(0),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    index("slot_spin_of_player").on(table.playerId, table.createdAt),
    index("slot_spin_of_round").on(table.roundId),
  ],
);

export type TableRoundState = "open" | "drawn" | "settled" | "void";
export const tableRound = house.table(
  "table_round",
  {
    id: text().primaryKey(),
    chainId: text("chain_id").notNull(),
    number: integer().notNull(),
    state: text().$type<TableRoundState>().notNull(),
    opensAt: at("opens_at").notNull(),
    root: text(),
    leaves: jsonb().$type<string[]>().notNull().default([]),
    drawn: jsonb().$type<Drawn>(),
  },
  (table) => [index("table_round_by_time").on(table.opensAt)],
);

export const tableBet = house.table(
  "table_bet",
  {
    /** Of the bet, at the wallet. */
    transactionId: text("transaction_id").primaryKey(),
    id: text().notNull(),
    roundId: text("round_id").notNull(),
    visitId: text("visit_id").notNull(),
    playerId: text("player_id").notNull(),
    token: text().notNull(),
    pick: text().notNull(),
    amount: won("amount").notNull(),
    state: text().$type<(typeof TABLE_BET_STATES)[number]>().notNull(),
    paid: won("paid").notNull().default(0),
    acceptedAt: at("accepted_at"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("table_bet_of_player").on(table.playerId, table.id),
    index("table_bet_of_round").on(table.roundId),
  ],
);

/** A call that the player gave up before it came: it is refused when it comes. */
export const withdrawn = house.table(
  "withdrawn",
  { playerId: text("player_id").notNull(), id: text().notNull(), createdAt: at("created_at").notNull() },
  (table) => [primaryKey({ columns: [table.playerId, table.id] })],
);
