// The bus of a single node: a ring of the last events in memory. The epoch is new with every start, so that
// an id of an earlier run is never taken for one of this run.
import { randomBytes } from "node:crypto";
import type { BusEvent, EventBus } from "./bus.ts";

const ID = /^([a-z0-9]{1,16})-(\d{1,15})$/;

export function createMemoryBus(options: { capacity?: number; epoch?: string } = {}): EventBus {
  const capacity = options.capacity ?? 20_000;
  const epoch = options.epoch ?? randomBytes(6).toString("hex");
  const ring: BusEvent[] = [];
  const listeners = new Set<(event: BusEvent) => void>();
  /** The number of the newest event; event n stands at (n − 1) modulo the capacity. */
  let last = 0;

  return {
    publish(name, data, memberId) {
      const id = `${epoch}-${last + 1}`;
      const frame = `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
      const event: BusEvent = { id, name, data, memberId: memberId ?? null, frame };
      ring[last % capacity] = event;
      last += 1;
      for (const listener of listeners) listener(event);
    },
    lastId: () => `${epoch}-${last}`,
    since(id, limit = Number.POSITIVE_INFINITY) {
      const [, of, digits] = ID.exec(id) ?? [];
      const after = Number(digits);
      if (of !== epoch || after > last || after < last - capacity) return null;
      const events: BusEvent[] = [];
      for (let number = after; number < last && events.length < limit; number++) {
        const event = ring[number % capacity];
        if (event) events.push(event);
      }
      return events;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
