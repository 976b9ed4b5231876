// Events for members' streams. Ids are `epoch-number`, strictly rising; a reader resumes after an id
// with no gap and no repeat, or is told to resync when that id is no longer held.
import type { Bet } from "../../src/api/contract/sports/bets.ts";
import type { MoneyRequestEvent } from "../../src/api/contract/wallet/money-news.ts";
import type { RoundsEvent } from "../../src/api/contract/games/mini-games.ts";
import type { MiniGamesEvent, StreamEvent, StreamEventName, StreamTopic } from "../../src/api/contract/stream.ts";

/** What members' pages read later than the event's name. */
interface ReadLater {
  bet: Bet;
  contents: Readonly<Record<never, never>>;
  moneyRequest: MoneyRequestEvent;
  miniGames: MiniGamesEvent;
  rounds: RoundsEvent;
}

export type DataOf<Name extends StreamEventName> = Name extends keyof ReadLater
  ? ReadLater[Name]
  : Extract<StreamEvent, { name: Name }>["data"];

/** An event as it is held for readers who resume. */
export interface HeldEvent {
  id: string;
  /** Whom it is for; null: everyone. */
  memberId: string | null;
  /** Only for readers of this topic; null: for every reader. */
  topic: StreamTopic | null;
  name: StreamEventName;
  /** The event as text/event-stream, made once for all readers. */
  frame: string;
}

export interface BusEvent extends HeldEvent {
  readonly data: unknown;
}

export interface EventBus {
  /** Publish after the transaction has committed, never inside it. Everyone hears it where neither member nor topic is named. */
  publish<Name extends StreamEventName>(
    name: Name,
    data: DataOf<Name>,
    memberId?: string | null,
    topic?: StreamTopic | null,
  ): void;
  /** The id of the newest event: what a snapshot that was read just after is at least as fresh as. */
  lastId(): string;
  /** At most `limit` events after `id`, oldest first; null when they are no longer all held. */
  since(id: string, limit?: number): HeldEvent[] | null;
  /** Resolves when this node has heard the event, which another node may have told before; soon, if it never does. */
  reached(id: string): Promise<void>;
  /** Has every reader of every node read everything anew: something may have happened that nobody was told of. */
  resync(): void;
  /** False while events cannot be told: what readers see may be old. */
  isLive(): boolean;
  /** Calls back for every event from now on, as part of the work that subscribes: by its lease. Returns the end of it. */
  subscribe(listener: (event: BusEvent) => void): () => void;
  /** Calls back when readers may have to be told something: events, that they read anew, or that prices are live or not. */
  watch(watcher: () => void): () => void;
  close(): Promise<void>;
}

/** An event as text/event-stream; `data` is JSON. */
export const frameOf = (id: string, name: string, data: string): string =>
  `id: ${id}\nevent: ${name}\ndata: ${data}\n\n`;
