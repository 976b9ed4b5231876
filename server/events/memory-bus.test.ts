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

test("what is held is bounded by its size too: the oldest go first, and a reader of them is told to read anew", () => {
  const bus = createMemoryBus({ heldLength: 2_000, epoch: "e" });
  const long = { at: "x".repeat(500) };
  for (let i = 0; i < 10; i++) bus.publish("heartbeat", long);
  // A frame is some 550 characters: three of them fit.
  expect(bus.since("e-7")?.map((event) => numberOf(event.id))).toEqual([8, 9, 10]);
  expect(bus.since("e-6")).toBeNull();
  for (let i = 0; i < 20; i++) bus.publish("heartbeat", heartbeat);
  expect(bus.since("e-10")?.map((event) => numberOf(event.id))).toEqual(Array.from({ length: 20 }, (_, i) => 11 + i));
  expect(bus.since("e-7")).toBeNull();
});

test("an event larger than all that is held leaves nothing to resume from but itself", () => {
  const bus = createMemoryBus({ heldLength: 100, epoch: "e" });
  bus.publish("heartbeat", heartbeat);
  bus.publish("heartbeat", { at: "x".repeat(500) });
  expect(bus.since("e-1")).toBeNull();
  expect(bus.since(bus.lastId())).toEqual([]);
});

test("without being told, 20,000 events are held, of 16 MiB together, under an epoch of 12 digits", () => {
  const bus = createMemoryBus();
  const [epoch] = bus.lastId().split("-");
  expect(bus.lastId()).toMatch(/^[0-9a-f]{12}-0$/);
  for (let i = 0; i < 20_001; i++) bus.publish("heartbeat", heartbeat);
  expect(bus.since(`${epoch}-0`)).toBeNull();
  expect(bus.since(`${epoch}-1`)).toHaveLength(20_000);
  for (let i = 0; i < 17; i++) bus.publish("heartbeat", { at: "x".repeat(1_048_000) });
  expect(bus.since(`${epoch}-${20_001}`)).toBeNull();
  expect(bus.since(`${epoch}-${20_002}`)).toHaveLength(16);
});

test("events that are just as long as all that is held stay", () => {
  const { length } = `id: e-1\nevent: heartbeat\ndata: ${JSON.stringify(heartbeat)}\n\n`;
  const heldOf = (heldLength: number) => {
    const bus = createMemoryBus({ heldLength, epoch: "e" });
    for (let i = 0; i < 2; i++) bus.publish("heartbeat", heartbeat);
    return bus.since("e-0")?.length ?? null;
  };
  expect([heldOf(2 * length), heldOf(2 * length - 1)]).toEqual([2, null]);
});
