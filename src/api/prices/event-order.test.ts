import { expect, test } from "vitest";
import { isNotOlder, readEventId } from "./event-order.ts";

test("ids of one epoch are compared by their numbers, not by their text", () => {
  expect(isNotOlder(readEventId("a1-10"), readEventId("a1-9"))).toBe(true);
  expect(isNotOlder(readEventId("a1-9"), readEventId("a1-10"))).toBe(false);
  expect(isNotOlder(readEventId("a1-9"), readEventId("a1-9"))).toBe(true);
});

test("another epoch is never older: the server started anew", () => {
  expect(isNotOlder(readEventId("b2-0"), readEventId("a1-500"))).toBe(true);
});

test.each([null, undefined, "", "-4", "abc", "a1-x", "a1-1.5"])(
  "what is no id (%s) gives way to any id and to itself",
  (id) => {
    expect(isNotOlder(readEventId("a1-0"), readEventId(id))).toBe(true);
    expect(isNotOlder(readEventId(id), readEventId(id))).toBe(true);
  },
);

test("an epoch may have dashes", () => {
  expect(readEventId("x-y-12")).toEqual({ epoch: "x-y", number: 12 });
});
