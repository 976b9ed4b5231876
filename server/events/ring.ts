// The last events in memory, bounded by number and by size. Numbers follow one another without a hole under one epoch.
import type { HeldEvent } from "./bus.ts";

const ID = /^([a-z0-9]{1,16})-(\d{1,15})$/;

/** Characters of all frames that are held: with many prices an event is some kilobytes. */
const HELD_LENGTH = 16 * 1_048_576;
export const CAPACITY = 20_000;

export interface RingBounds {
  capacity?: number;
  heldLength?: number;
}

export interface Ring {
  readonly epoch: string;
  /** The number of the newest event. */
  readonly last: number;
  readonly lastId: () => string;
  /** Holds the event of the next number. */
  hold(event: HeldEvent): void;
  /** Lets go of all that is held; the next event is the one after `last`. */
  restart(epoch: string, last: number): void;
  since: (id: string, limit?: number) => HeldEvent[] | null;
}

/** The parts of an event's id; null for what is none. */
export function partsOf(id: string): { epoch: string; number: number } | null {
  const [, epoch, digits] = ID.exec(id) ?? [];
  return epoch === undefined ? null : { epoch, number: Number(digits) };
}

export function createRing(start: string, { capacity = CAPACITY, heldLength = HELD_LENGTH }: RingBounds = {}): Ring {
  /** Event n is at (n − 1) modulo the capacity. */
  const events: (HeldEvent | undefined)[] = [];
  let epoch = start;
  let last = 0;
  /** The number of the newest event that is no longer held. */
  let gone = 0;
  let length = 0;

  const isOver = (): boolean => length > heldLength;
  const dropOldest = (): void => {
    length -= events[gone % capacity]?.frame.length ?? 0;
    events[gone % capacity] = undefined;
    gone += 1;
  };

  return {
    get epoch() {
      return epoch;
    },
    get last() {
      return last;
    },
    lastId: () => `${epoch}-${last}`,
    hold(event) {
      if (last - gone === capacity) dropOldest();
      events[last % capacity] = event;
      last += 1;
      length += event.frame.length;
      while (isOver()) dropOldest();
    },
    restart(newEpoch, newLast) {
      events.length = 0;
      epoch = newEpoch;
      last = newLast;
      gone = newLast;
      length = 0;
    },
    since(id, limit = Number.POSITIVE_INFINITY) {
      const after = partsOf(id);
      if (after?.epoch !== epoch || after.number > last || after.number < gone) return null;
      const found: HeldEvent[] = [];
      for (let number = after.number; number < last && found.length < limit; number++) {
        const event = events[number % capacity];
        if (event) found.push(event);
      }
      return found;
    },
  };
}
