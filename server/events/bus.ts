// Events for members' streams. Ids are `epoch-number`, strictly rising; a reader resumes after an id
// with no gap and no repeat, or is told to resync when that id is no longer held.
import type { StreamEvent, StreamEventName } from "../../src/api/contract/stream.ts";
import type { StreamTopic } from "../../src/api/contract/stream-topics.ts";

export type DataOf<Name extends StreamEventName> = Extract<StreamEvent, { name: Name }>["data"];

/** An event as it is held for readers who resume. */
export interface HeldEvent {
  id: string;
  /** Whom it is for; null: everyone. */
  memberId: string | null;
  /** Only readers of this topic get it; null: all. */
  topic: StreamTopic | null;
  name: StreamEventName;
  /** The event as text/event-stream, made once for all readers. */
  frame: string;
}

/** A member's id, or the readers of a topic. */
export type Audience = string | { topic: StreamTopic };

export interface BusEvent extends HeldEvent {
  data: unknown;
}

export interface EventBus {
  /** Publish after the transaction has committed, never inside it. */
  publish<Name extends StreamEventName>(name: Name, data: DataOf<Name>, to?: Audience): void;
  /** The id of the newest event: what a snapshot that was read just after is at least as fresh as. */
  lastId(): string;
  /** At most `limit` events after `id`, oldest first; null when they are no longer all held. */
  since(id: string, limit?: number): HeldEvent[] | null;
  /** Calls back for every event from now on; returns the end of it. */
  subscribe(listener: (event: BusEvent) => void): () => void;
}
