// What a page wants to hear of prices and fixtures. Other code says what it shows; the stream follows.
import type { StreamTopic } from "../contract/stream.ts";
import { readEventId } from "../prices/event-order.ts";

export interface TopicWish {
  read: () => readonly StreamTopic[];
  /** The event that the oldest list which is shown is as new as; null: none is shown. */
  oldest: () => string | null;
  /** Calls back when `read` says something else; returns the end of it. */
  watch: (listener: () => void) => () => void;
}

/** Of a page that shows no prices. */
export const NO_TOPICS: TopicWish = { read: () => [], oldest: () => null, watch: () => () => undefined };

/** The older of two events; `held` where only it can be resumed from. */
export function olderOf(id: string | null, held: string | null): string | null {
  if (id === null || held === null) return held ?? id;
  const [a, b] = [readEventId(id), readEventId(held)];
  return a.epoch === b.epoch && a.number < b.number ? id : held;
}
