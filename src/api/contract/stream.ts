import * as v from "valibot";
import { REQUEST_KINDS, REQUEST_STATES } from "../../domain/wallet/request-states.ts";
import { FIXTURE_STATUSES, MARKET_STATUSES } from "../../domain/market.ts";
import { Bet } from "./bets.ts";
import { Score } from "./fixtures.ts";

// GET /api/stream: events of one member, as text/event-stream. Each has an id `epoch-number`; a
// resume by Last-Event-ID continues after it, or answers `resync` when that id is no longer held.

/** Prices that moved. `s` market status, `p` the price in hundredths. */
export const PricesEvent = v.object({
  items: v.array(
    v.object({
      selectionId: v.string(),
      marketId: v.string(),
      fixtureId: v.string(),
      betPrice: v.number(),
      status: v.picklist(MARKET_STATUSES),
      /** Of the market. */
      version: v.optional(v.number()),
    }),
  ),
});
export type PricesEvent = v.InferOutput<typeof PricesEvent>;

export const FixturesEvent = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      status: v.picklist(FIXTURE_STATUSES),
      startsAt: v.string(),
      score: v.nullable(Score),
      clock: v.nullable(v.string()),
    }),
  ),
});
export type FixturesEvent = v.InferOutput<typeof FixturesEvent>;

export const WalletEvent = v.object({ emoney: v.number(), point: v.number(), walletSeq: v.number() });
/**
 * Settings of these games changed: maintenance, prices, limits, or a round of them was made void. No game is named where
 * a provider or its list of games changed.
 */
export const MiniGamesEvent = v.object({ gameIds: v.array(v.string()) });
/** How many messages the member has not read: one came, was read or deleted. */
export const MessagesEvent = v.object({ unread: v.pipe(v.number(), v.integer(), v.minValue(0)) });
/** A charge or an exchange changed; the terms of its page say more. */
export const MoneyRequestEvent = v.object({
  id: v.string(),
  kind: v.picklist(REQUEST_KINDS),
  state: v.picklist(REQUEST_STATES),
  version: v.number(),
});
export type MoneyRequestEvent = v.InferOutput<typeof MoneyRequestEvent>;
/** How often the line shows that it is alive. */
export const HEARTBEAT_MS = 5_000;
/** Events of which the first load reads the name alone. */
const Unread = v.unknown();

export const STREAM_EVENTS = {
  prices: PricesEvent,
  fixtures: FixturesEvent,
  /** BoardsEvent of contract/scoreboard.ts, which the pages that show boards read: its schema is no part of the first load. */
  boards: Unread,
  bet: Bet,
  wallet: WalletEvent,
  messages: MessagesEvent,
  moneyRequest: MoneyRequestEvent,
  miniGames: MiniGamesEvent,
  /** `id` and `version` of a charge by tether that changed: the page reads it anew. */
  tetherOrder: Unread,
  /** To operators: `Waiting` of contract/operator-waiting.ts or `ExposureNews` of contract/exposure-news.ts, which no member's page reads. */
  waiting: Unread,
  /** `reason`: what the reader missed is not held any more. */
  resync: Unread,
  /** `at`: sent every HEARTBEAT_MS without an id; the first one of a new stream has the id to resume from. */
  heartbeat: Unread,
} as const;
export type StreamEventName = keyof typeof STREAM_EVENTS;
export type StreamEvent = {
  [Name in StreamEventName]: { id: string | null; name: Name; data: v.InferOutput<(typeof STREAM_EVENTS)[Name]> };
}[StreamEventName];
