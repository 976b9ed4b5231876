import { expect, it } from "vitest";
import type { HeldEvent } from "./bus.ts";
import { createRing, partsOf } from "./ring.ts";

const event = (name: string, length = 1) => ({ name, frame: "x".repeat(length) }) as unknown as HeldEvent;
const named = (events: HeldEvent[] | null) => events?.map(({ name }) => name as string) ?? null;
const heldBy = (ring: ReturnType<typeof createRing>, ...names: string[]) =>
  names.forEach((name) => ring.hold(event(name)));

it("reads the parts of an id, and of nothing else", () => {
  expect(partsOf("ab1-42")).toEqual({ epoch: "ab1", number: 42 });
  for (const id of ["", "ab1", "-1", "AB-1", "ab-", "ab-1x", "ab-1234567890123456"]) expect(partsOf(id)).toBeNull();
});

it("gives what came after an id, in order, as much as is asked for", () => {
  const ring = createRing("e");
  expect([ring.lastId(), ring.since("e-0")]).toEqual(["e-0", []]);
  heldBy(ring, "a", "b", "c");
  expect([ring.last, ring.epoch, ring.lastId()]).toEqual([3, "e", "e-3"]);
  expect(named(ring.since("e-0"))).toEqual(["a", "b", "c"]);
  expect(named(ring.since("e-1", 1))).toEqual(["b"]);
  expect(named(ring.since("e-3"))).toEqual([]);
  for (const id of ["e-4", "f-1", "none"]) expect(ring.since(id)).toBeNull();
});

it("lets the oldest go beyond its number, and beyond its length", () => {
  const few = createRing("e", { capacity: 2 });
  heldBy(few, "a", "b");
  expect(named(few.since("e-0"))).toEqual(["a", "b"]);
  heldBy(few, "c");
  expect([few.since("e-0"), named(few.since("e-1"))]).toEqual([null, ["b", "c"]]);
  heldBy(few, "d", "e");
  expect([few.since("e-2"), named(few.since("e-3"))]).toEqual([null, ["d", "e"]]);

  const short = createRing("e", { heldLength: 10 });
  short.hold(event("a", 4));
  short.hold(event("b", 6));
  expect(named(short.since("e-0"))).toEqual(["a", "b"]);
  short.hold(event("c", 1));
  expect([short.since("e-0"), named(short.since("e-1"))]).toEqual([null, ["b", "c"]]);
  short.hold(event("d", 9));
  expect([short.since("e-1"), named(short.since("e-2"))]).toEqual([null, ["c", "d"]]);
  short.hold(event("e", 11));
  expect([short.since("e-4"), named(short.since("e-5"))]).toEqual([null, []]);
});

it("begins anew after another number, with nothing of before", () => {
  const ring = createRing("e", { heldLength: 10 });
  ring.hold(event("a", 10));
  ring.restart("f", 7);
  expect([ring.lastId(), named(ring.since("f-7")), ring.since("f-6"), ring.since("e-0")]).toEqual([
    "f-7",
    [],
    null,
    null,
  ]);
  ring.hold(event("b", 10));
  expect([ring.last, named(ring.since("f-7"))]).toEqual([8, ["b"]]);
});
