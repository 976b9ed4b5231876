// The bus of a single node: a ring of the last events in memory, bounded by number and by size. The epoch is new with every start, so that
// an id of an earlier run is never taken for one of this run.
import { randomBytes } from "node:crypto";
import type { BusEvent, EventBus, HeldEvent } from "./bus.ts";

const ID = /^([a-z0-9]{1,16})-(\d{1,15})$/;

/** Characters of all frames that are held: with many prices an event is some kilobytes. */
const HELD_LENGTH = 16 * 1_048_576;

export function createMemoryBus(options: { capacity?: number; heldLength?: number; epoch?: string } = {}): EventBus {
  const { capacity = 20_000, heldLength = HELD_LENGTH } = options;
  const epoch = options.epoch ?? randomBytes(6).toString("hex");
  const ring: (HeldEvent | undefined)[] = [];
  const listeners = new Set<(event: BusEvent) => void>();
  /** The number of the newest event; event n is at (n − 1) modulo the capacity. */
  let last = 0;
  /** The number of the newest event that is no longer held. */
  let gone = 0;
  let length = 0;

  const isOver = (): boolean => length > heldLength;
  const dropOldest = (): void => {
    length -= ring[gone % capacity]?.frame.length ?? 0;
    ring[gone % capacity] = undefined;
    gone += 1;
  };
  const hold = (event: HeldEvent): void => {
    if (last - gone === capacity) dropOldest();
    ring[last % capacity] = event;
    last += 1;
    length += event.frame.length;
    while (isOver()) dropOldest();
  };

  return {
    publish(name, data, to) {
      const id = `${epoch}-${last + 1}`;
      const frame = `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
      const held = {
        id,
        memberId: typeof to === "string" ? to : null,
        topic: typeof to === "object" ? to.topic : null,
        name,
        frame,
      };
      hold(held);
      for (const listener of listeners) listener({ ...held, data });
    },
    lastId: () => `${epoch}-${last}`,
    since(id, limit = Number.POSITIVE_INFINITY) {
      const [, of, digits] = ID.exec(id) ?? [];
      const after = Number(digits);
      if (of !== epoch || after > last || after < gone) return null;
      const events: HeldEvent[] = [];
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
