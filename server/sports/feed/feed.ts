// What a feed gives, whatever stands behind it. A feed never writes: it says what changed since it was
// last asked, and one writer brings that to the database and then to the members.
import type { FixtureStatus, MarketFamily, MarketStatus, SelectionKey } from "../../../src/domain/sports/market.ts";
import type { MarketPhase } from "../../../src/domain/sports/slip/pick.ts";
import type { FixtureOutcome } from "../../../src/domain/sports/settlement/result.ts";
import type { BoardDelta } from "../../../src/domain/sports/scoreboard/delta.ts";
import type { Scoreboard } from "../../../src/domain/sports/scoreboard/scoreboard.ts";
import type { Price } from "../../../src/domain/common/price.ts";

/** A feed quotes no bonus folders. */
export type FeedPhase = Exclude<MarketPhase, "bonus">;

interface QuotedSelection {
  id: string;
  key: SelectionKey;
  name: string;
  price: Price;
}

export interface QuotedMarket {
  id: string;
  kind: string;
  marketName: string;
  family: MarketFamily;
  /** Period code: 100 full time, 10 first half. */
  period: string;
  line: number | null;
  phase: FeedPhase;
  /** The line of its family that short lists show. */
  main: boolean;
  position: number;
  selections: QuotedSelection[];
}

/** Instants are milliseconds since 1970. */
interface NewFixture {
  id: string;
  feed: string;
  feedKey: string;
  sportId: string;
  leagueName: string;
  homeName: string;
  awayName: string;
  startsAt: number;
  endsAt: number;
  protoRound: number | null;
  protoNumber: number | null;
  top: boolean;
  feedState: object;
}

interface FixtureState {
  id: string;
  status: FixtureStatus;
  homeScore: number | null;
  awayScore: number | null;
  clock: string | null;
}

/** A running fixture's scoreboard: all of it for the database, and for the stream what changed. */
interface BoardState {
  fixtureId: string;
  board: Scoreboard;
  delta: BoardDelta;
}

export interface FeedResult {
  fixtureId: string;
  endsAt: number;
  result: FixtureOutcome;
  /** Takes the place of a result that this feed gave before; one of an operator stands. */
  revises?: boolean;
}

/** What changed. The writer takes the parts in this order, in one transaction. */
export interface FeedBatch {
  fixtures: NewFixture[];
  markets: { fixtureId: string; market: QuotedMarket }[];
  /** Fixtures whose results were told too early and are taken back before they were settled. */
  rollBacks: string[];
  /** Fixtures whose prematch markets are handed over, and whose proto markets close. */
  kickOffs: string[];
  /** Prematch markets that are handed over. One that `markets` offers as a live one opens again. */
  handOvers: string[];
  /** Rounds and numbers given to fixtures that stand in the database already. */
  protos: { id: string; round: number; number: number }[];
  states: FixtureState[];
  boards: BoardState[];
  /** Fixtures whose open markets are suspended. */
  betStops: string[];
  marketStatuses: { marketId: string; status: MarketStatus }[];
  prices: { selectionId: string; price: Price }[];
  /** Fixtures that take no bet any more, whatever their result will be. */
  endings: string[];
  /** Settled one by one after the transaction, in this order. */
  results: FeedResult[];
  /** True when the feed stopped early to keep the transaction short and wants to be asked again at once. */
  more: boolean;
}

export interface Feed {
  name: string;
  /** Reads its state from the database; called at the start and after a failure. */
  load(): Promise<void>;
  /** What changed up to `now`. */
  advance(now: number): Promise<FeedBatch>;
  /** Between two batches of one tick: a bet that began between them is placed before the next. 0 without it. */
  restMs?: number;
  /**
   * The producer's last sign of life, in milliseconds, where it stands apart from the server. Without it, an answer of
   * `advance` is the sign.
   */
  signOfLife?(): number;
  /** True while a snapshot that `load` asked for is still to come: what was suspended stays suspended. */
  isRecovering?(): boolean;
  /** Lets go of a connection. */
  close?(): void;
  /** This fixture has a result, by the feed or by an operator: the feed lets it go, or tells no more than a revision. */
  forget(fixtureId: string): void;
}

export function emptyBatch(): FeedBatch {
  return {
    fixtures: [],
    markets: [],
    rollBacks: [],
    kickOffs: [],
    handOvers: [],
    protos: [],
    states: [],
    boards: [],
    betStops: [],
    marketStatuses: [],
    prices: [],
    endings: [],
    results: [],
    more: false,
  };
}
