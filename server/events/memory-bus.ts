// The bus of a single node. The epoch is new with every start, so that an id of an earlier run is never taken for one of
// this run.
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { type BusEvent, type EventBus, frameOf } from "./bus.ts";
import { createRing, type RingBounds } from "./ring.ts";

export function createMemoryBus({ epoch, ...bounds }: RingBounds & { epoch?: string } = {}): EventBus {
  const ring = createRing(epoch ?? randomBytes(6).toString("hex"), bounds);
  const listeners = new Set<(event: BusEvent) => void>();
  const watchers = new Set<() => void>();
  const lookAround = (): void => {
    for (const watcher of watchers) watcher();
  };

  return {
    publish(name, data, memberId = null, topic = null) {
      const id = `${ring.epoch}-${ring.last + 1}`;
      const held = { id, memberId, topic, name, frame: frameOf(id, name, JSON.stringify(data)) };
      ring.hold(held);
      for (const listener of listeners) listener({ ...held, data });
      lookAround();
    },
    lastId: ring.lastId,
    since: ring.since,
    reached: () => Promise.resolve(),
    resync() {
      ring.restart(ring.epoch, ring.last + 1);
      lookAround();
    },
    isLive: () => true,
    subscribe(listener) {
      const own = AsyncLocalStorage.bind(listener);
      listeners.add(own);
      return () => listeners.delete(own);
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    close: () => Promise.resolve(),
  };
}
