// Status, score and clock of the fixtures that are shown, as the stream tells them: one subscription a fixture.
import type { FixtureWire } from "../contract/sports/fixtures.ts";
import type { FixturesEvent } from "../contract/stream.ts";
import { isNotOlder, readEventId, type EventOrder } from "./event-order.ts";

export type FixtureNow = FixturesEvent["items"][number];

/** With more than these, fixtures that are over and that nothing shows are forgotten. */
const KEPT = 1_000;

type FixtureWatcher = (now: FixtureNow, before: FixtureNow) => void;

export interface FixtureStore {
  read(id: string): FixtureNow | undefined;
  subscribe(id: string, listener: () => void): () => void;
  /** Calls back with each fixture that changed, and what was known of it before. */
  watch(listener: FixtureWatcher): () => void;
  seed(fixtures: readonly FixtureWire[], eventId: string): void;
  apply(items: readonly FixtureNow[], eventId: string | null): void;
}

export function createFixtureStore(): FixtureStore {
  const kept = new Map<string, { now: FixtureNow; order: EventOrder }>();
  const listeners = new Map<string, Set<() => void>>();
  const watchers = new Set<FixtureWatcher>();

  function put(now: FixtureNow, order: EventOrder): void {
    const before = kept.get(now.id);
    if (before && !isNotOlder(order, before.order)) return;
    kept.set(now.id, { now, order });
    for (const listener of listeners.get(now.id) ?? []) listener();
    if (before) for (const watcher of watchers) watcher(now, before.now);
  }

  return {
    read: (id) => kept.get(id)?.now,
    subscribe(id, listener) {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(id) === own) listeners.delete(id);
      };
    },
    watch(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    seed(fixtures, eventId) {
      const order = readEventId(eventId);
      for (const { id, status, startsAt, score, clock } of fixtures)
        put({ id, status, startsAt, score: score ?? null, clock: clock ?? null }, order);
    },
    apply(items, eventId) {
      const order = readEventId(eventId);
      for (const item of items) put(item, order);
      for (const [id, { now }] of kept)
        if (kept.size > KEPT && now.status !== "live" && now.status !== "scheduled" && !listeners.has(id))
          kept.delete(id);
    },
  };
}
