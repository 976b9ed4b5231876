// Providers of casino games: docs/provider.md. What they list, what members opened, and each call that moved money.
import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { ProviderGame } from "../../../src/api/contract/lobby/provider.ts";
import { bet } from "./bets.ts";
import { instant, won } from "./columns.ts";
import { ofMember } from "./members.ts";

export const provider = pgTable(
  "provider",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** An origin, such as https://games.example. */
    address: text("address").notNull(),
    /** What both sides sign with, sealed: server/vault.ts. */
    sealed: text("secret").notNull(),
    /** The certificate to trust, where no authority signed it. */
    certificate: text("certificate"),
    isOn: boolean("is_on").notNull().default(true),
    /** Won that one round pays one member by itself. What exceeds it is held for an operator. */
    roundCeiling: won("round_ceiling").notNull().default(50_000_000),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    check("provider_sealed", sql`${t.sealed} like 'v1:%'`),
    check("provider_round_ceiling", sql`${t.roundCeiling} > 0`),
  ],
);

/** The provider's list of games as it was read last. A game that is no longer listed stays, for the names of bets. */
export const providerGame = pgTable(
  "provider_game",
  {
    providerId: text("provider_id")
      .notNull()
      .references(() => provider.id),
    gameId: text("game_id").notNull(),
    game: jsonb("game").$type<ProviderGame>().notNull(),
    isListed: boolean("is_listed").notNull().default(true),
    seenAt: instant("seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.providerId, t.gameId] })],
);

/** A launch. Rows stay: wins and rollbacks name their token however late they come. */
export const gameToken = pgTable(
  "game_token",
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text("token_hash").primaryKey(),
    providerId: text("provider_id")
      .notNull()
      .references(() => provider.id),
    gameId: text("game_id").notNull(),
    /** casino, slot. */
    kind: text("kind").notNull(),
    memberId: ofMember(),
    /** The session that it was launched in: the token ends with it. */
    sessionHash: text("session_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    index("game_token_member").on(t.memberId, t.createdAt),
    check("game_token_kind", sql`${t.kind} in ('casino','slot')`),
  ],
);

/** Written by the SQL function `provider_write` alone. */
export const providerTransaction = pgTable(
  "provider_transaction",
  {
    providerId: text("provider_id")
      .notNull()
      .references(() => provider.id),
    transactionId: text("transaction_id").notNull(),
    /** bet, win, rollback. */
    call: text("call").notNull(),
    /** The transaction of the bet; of a bet its own. */
    betTransactionId: text("bet_transaction_id").notNull(),
    roundId: text("round_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    memberId: ofMember(),
    gameId: text("game_id").notNull(),
    /** Won; 0 for a rollback. */
    amount: won("amount").notNull(),
    /** SHA-256 of everything that the transaction says. */
    facts: text("facts").notNull(),
    /** taken, refused; early: a rollback that came before its bet. */
    state: text("state").notNull(),
    /** The code of a refused bet, and what else was answered. */
    refusal: jsonb("refusal").$type<{ code: string; room?: number }>(),
    selectionName: text("selection_name"),
    /** Why an operator made it. */
    note: text("note"),
    /** The site's bet; null where none was written. */
    betId: text("bet_id").references(() => bet.id),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.providerId, t.transactionId] }),
    index("provider_transaction_bet").on(t.providerId, t.betTransactionId),
    index("provider_transaction_at").on(t.at),
    index("provider_transaction_site_bet")
      .on(t.betId)
      .where(sql`${t.call} = 'bet'`),
    check("provider_transaction_call", sql`${t.call} in ('bet','win','rollback')`),
    check("provider_transaction_state", sql`${t.state} in ('taken','refused','early')`),
  ],
);

/** What a win brought beyond the provider's ceiling. Written by the SQL function `provider_write` alone. */
export const providerHeld = pgTable(
  "provider_held",
  {
    providerId: text("provider_id").notNull(),
    /** Of the win. */
    transactionId: text("transaction_id").notNull(),
    betId: text("bet_id")
      .notNull()
      .references(() => bet.id),
    amount: won("amount").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.providerId, t.transactionId] }),
    foreignKey({
      name: "provider_held_transaction_fk",
      columns: [t.providerId, t.transactionId],
      foreignColumns: [providerTransaction.providerId, providerTransaction.transactionId],
    }),
    index("provider_held_bet").on(t.betId),
    index("provider_held_at").on(t.at),
    check("provider_held_amount", sql`${t.amount} > 0`),
  ],
);

/** What an operator decided about a held win, once. */
export const providerHeldDecision = pgTable(
  "provider_held_decision",
  {
    providerId: text("provider_id").notNull(),
    transactionId: text("transaction_id").notNull(),
    /** paid, refused. */
    decision: text("decision").notNull(),
    reason: text("reason").notNull(),
    by: ofMember("by"),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.providerId, t.transactionId] }),
    foreignKey({
      name: "provider_held_decision_held_fk",
      columns: [t.providerId, t.transactionId],
      foreignColumns: [providerHeld.providerId, providerHeld.transactionId],
    }),
    check("provider_held_decision_known", sql`${t.decision} in ('paid','refused')`),
  ],
);

/** A request id stands for one transaction with one body. */
export const providerRequest = pgTable(
  "provider_request",
  {
    providerId: text("provider_id").notNull(),
    requestId: text("request_id").notNull(),
    transactionId: text("transaction_id").notNull(),
    facts: text("facts").notNull(),
  },
  (t) => [primaryKey({ columns: [t.providerId, t.requestId] })],
);

/** What is known of a bet that stays open for long. One row a bet, while somebody should look at it. */
export const providerDoubt = pgTable("provider_doubt", {
  betId: text("bet_id")
    .primaryKey()
    .references(() => bet.id),
  providerId: text("provider_id").notNull(),
  transactionId: text("transaction_id").notNull(),
  /** open: the round runs at the provider; unknown: the provider does not know the bet; silent: no answer came. */
  answer: text("answer").notNull(),
  askedAt: instant("asked_at").notNull(),
});

export const gameFavourite = pgTable(
  "game_favourite",
  {
    memberId: ofMember(),
    providerId: text("provider_id").notNull(),
    gameId: text("game_id").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.providerId, t.gameId] })],
);
