import fc from "fast-check";
import { expect, test } from "vitest";
import { createMemoryBus } from "./memory-bus.ts";

const heartbeat = { at: "2026-01-01T00:00:00Z" };
const numberOf = (id: string): number => Number(id.split("-")[1]);

test("since gives exactly what came after an id, in order, or null when a part of it is gone", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.nat(60),
      fc.nat(70),
      fc.integer({ min: 1, max: 20 }),
      (capacity, count, after, limit) => {
        const bus = createMemoryBus({ capacity, epoch: "e" });
        for (let i = 0; i < count; i++) bus.publish("heartbeat", heartbeat);
        const got = bus.since(`e-${after}`, limit)?.map((event) => numberOf(event.id));
        const held = after <= count && after >= count - capacity;
        const all = Array.from({ length: Math.max(0, count - after) }, (_, i) => after + 1 + i);
        expect(got).toEqual(held ? all.slice(0, limit) : undefined);
      },
    ),
  );
});

test("an id of another run, and what is no id, are never resumed from", () => {
  const bus = createMemoryBus({ epoch: "a" });
  bus.publish("heartbeat", heartbeat);
  for (const id of ["b-0", "b-1", "a-2", "a-", "a--1", "a-1.5", "a-1e0", "", "1", "a-99999999999999999999"])
    expect(bus.since(id)).toBeNull();
  expect(bus.since("a-0")).toHaveLength(1);
  expect(createMemoryBus().lastId()).not.toBe(createMemoryBus().lastId());
});

test("listeners hear each event once, until they leave", () => {
  const bus = createMemoryBus();
  const heard: string[] = [];
  const leave = bus.subscribe((event) => heard.push(event.id));
  bus.publish("heartbeat", heartbeat);
  leave();
  bus.publish("heartbeat", heartbeat);
  expect(heard).toHaveLength(1);
});
