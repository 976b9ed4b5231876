// Tells open pages what a feed or an operator changed; after the commit.
import { topicOf } from "../../../src/api/contract/stream-topic.ts";
import { STREAM_TOPICS, type StreamTopic } from "../../../src/api/contract/stream.ts";
import type { BoardsEvent } from "../../../src/api/contract/sports/scoreboard.ts";
import type { DataOf, EventBus } from "../../events/bus.ts";
import type { PriceRow } from "./price-row.ts";

type Told = { events: EventBus };
export type FixtureNews = DataOf<"fixtures">["items"][number];

/** An event carries this many rows at most. */
const EVENT_ROWS = 200;

/** Each topic's prices to those who hear it. */
export function publishPrices({ events }: Told, rows: readonly PriceRow[]): void {
  for (const topic of [...STREAM_TOPICS, null]) {
    const items = rows.filter(({ phase }) => topicOf(phase) === topic).map(({ phase: _phase, ...item }) => item);
    for (const part of parts(items, EVENT_ROWS)) events.publish("prices", { items: part }, null, topic);
  }
}

/** `topic`: of clocks and scores of what is in play; null where a status changed, which moves a fixture between lists. */
export function publishFixtures({ events }: Told, items: readonly FixtureNews[], topic: StreamTopic | null): void {
  for (const part of parts(items, EVENT_ROWS)) events.publish("fixtures", { items: part }, null, topic);
}

/** Boards are of fixtures in play. */
export function publishBoards({ events }: Told, items: BoardsEvent["items"]): void {
  for (const part of parts(items, EVENT_ROWS / 4))
    events.publish("boards", { items: part } satisfies BoardsEvent, null, "live");
}

export function parts<T>(items: readonly T[], size: number): T[][] {
  const all: T[][] = [];
  for (let at = 0; at < items.length; at += size) all.push(items.slice(at, at + size));
  return all;
}
