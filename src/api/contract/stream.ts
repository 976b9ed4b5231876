import * as v from "valibot";
import { FIXTURE_STATUSES, MARKET_STATUSES } from "../../domain/sports/market.ts";
import { Score } from "./sports/fixtures.ts";

// GET /api/stream: events of one member, as text/event-stream. Each has an id `epoch-number`; a
// resume by Last-Event-ID continues after it, or answers `resync` when that id is no longer held.

/** Prices that moved. `s` market status, `p` the price in hundredths. */
const PricesEvent = v.object({
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
type PricesEvent = v.InferOutput<typeof PricesEvent>;

export const FixtureTold = v.object({
  id: v.string(),
  status: v.picklist(FIXTURE_STATUSES),
  startsAt: v.string(),
  score: v.nullable(Score),
  clock: v.nullable(v.string()),
});
export const FixturesEvent = v.object({ items: v.array(FixtureTold) });
export type FixturesEvent = v.InferOutput<typeof FixturesEvent>;

const WalletEvent = v.object({ emoney: v.number(), point: v.number(), walletSeq: v.number() });
/**
 * Settings of these games changed: maintenance, prices, limits, or a round of them was made void. No game is named where
 * a provider or its list of games changed. Pages read all games anew.
 */
export interface MiniGamesEvent {
  gameIds: readonly string[];
}
/** The site's maintenance began or ended, or that of tether: the page asks its gates anew. */
const MaintenanceEvent = v.object({ of: v.picklist(["site", "tether"]) });
/** How many messages the member has not read: one came, was read, deleted or recalled. */
const MessagesEvent = v.object({ unread: v.pipe(v.number(), v.integer(), v.minValue(0)) });
/**
 * What of prices, fixtures and boards a reader hears: before the kick-off, or in play; and whether it hears of rounds of
 * games. The header says which, with commas between them; without it a reader hears all. Every other event comes to its
 * reader anyway.
 */
export const STREAM_TOPICS = ["prematch", "live", "games"] as const;
export type StreamTopic = (typeof STREAM_TOPICS)[number];
export const TOPICS_HEADER = "Stream-Topics";
/** How a reader's line ended. */
export type StreamEnd =
  /** It broke, or the server ended it. */
  | { kind: "closed" }
  /** The server answered with something else than a stream. */
  | { kind: "refused"; status: number };
export interface HeartbeatEvent {
  at: string;
  /** Readers who are cut off at one moment come back over so long, in milliseconds. Servers of before do not say it. */
  spreadMs?: number;
}
/** How often the line shows that it is alive. */
export const HEARTBEAT_MS = 5_000;
/** Events of which the first load reads the name alone. */
const Unread = v.unknown();

export const STREAM_EVENTS = {
  prices: PricesEvent,
  fixtures: FixturesEvent,
  /** BoardsEvent of contract/scoreboard.ts, which the pages that show boards read: its schema is no part of the first load. */
  boards: Unread,
  /** `Bet` of contract/bets.ts, which only who has bets needs. */
  bet: Unread,
  wallet: WalletEvent,
  messages: MessagesEvent,
  maintenance: MaintenanceEvent,
  /**
   * The time of a popup or an article began or ended, or a message that the member had read was recalled: the page reads anew
   * what it shows of them.
   */
  contents: Unread,
  /** MoneyRequestEvent of contract/money-news.ts. */
  moneyRequest: Unread,
  /** MiniGamesEvent. */
  miniGames: Unread,
  /** RoundsEvent of contract/games/mini-games.ts. */
  rounds: Unread,
  /** `id` and `version` of a charge by tether that changed: the page reads it anew. */
  tetherOrder: Unread,
  /** To operators: `Waiting` of contract/operator-waiting.ts or `ExposureNews` of contract/exposure-news.ts, which no member's page reads. */
  waiting: Unread,
  /** `reason`: what the reader missed is not held any more. */
  resync: Unread,
  /** HeartbeatEvent: sent every HEARTBEAT_MS with the id to resume from: events of other topics have passed since the last one. */
  heartbeat: Unread,
  /** In place of a heartbeat: the line stands, but nobody is told of prices. The next heartbeat ends it. */
  paused: Unread,
} as const;
export type StreamEventName = keyof typeof STREAM_EVENTS;
export type StreamEvent = {
  [Name in StreamEventName]: { id: string | null; name: Name; data: v.InferOutput<(typeof STREAM_EVENTS)[Name]> };
}[StreamEventName];
