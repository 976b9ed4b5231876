// Tells open pages of prices that changed, by topic: a reader who asks for one topic gets no event of the other.
import { STREAM_TOPICS, topicOf } from "../../src/api/contract/stream-topics.ts";
import type { ServerContext } from "../context.ts";
import type { PriceRow } from "./price-row.ts";

/** An event carries this many rows at most. */
export const EVENT_ROWS = 200;

/** Publishes the rows; call it after the commit. */
export function publishPrices({ events }: Pick<ServerContext, "events">, rows: readonly PriceRow[]): void {
  for (const topic of STREAM_TOPICS) {
    const items = rows.filter(({ phase }) => topicOf(phase) === topic).map(({ phase: _phase, ...item }) => item);
    for (let at = 0; at < items.length; at += EVENT_ROWS)
      events.publish("prices", { items: items.slice(at, at + EVENT_ROWS) }, { topic });
  }
}
