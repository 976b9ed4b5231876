// Events for members' streams. Ids are `epoch-number`, strictly rising; a reader resumes after an id
// with no gap and no repeat, or is told to resync when that id is no longer held.
import type { StreamEvent, StreamEventName } from "../../src/api/contract/stream.ts";

type DataOf<Name extends StreamEventName> = Extract<StreamEvent, { name: Name }>["data"];

export interface BusEvent {
  id: string;
  name: StreamEventName;
  data: unknown;
  /** Whom it is for; null: everyone. */
  memberId: string | null;
}

export interface EventBus {
  /** Publish after the transaction has committed, never inside it. */
  publish<Name extends StreamEventName>(name: Name, data: DataOf<Name>, memberId?: string): void;
  /** The id of the newest event: what a snapshot that was read just before is as fresh as. */
  lastId(): string;
  /** Events after `id`, oldest first; null when they are no longer all held. */
  since(id: string): BusEvent[] | null;
  /** Calls back for every event from now on; returns the end of it. */
  subscribe(listener: (event: BusEvent) => void): () => void;
}
