import { expect, it } from "vitest";
import { priceAfter, type Place } from "./price-keys.ts";

const place = (left: number, top: number, width = 100): Place => ({ left, top, width, height: 34 });
/** Three prices, two below, then a wide gap and three again. */
const PLACES = [
  place(0, 0),
  place(110, 0, 50),
  place(170, 0),
  place(0, 40, 130),
  place(140, 42, 130),
  place(0, 300),
  place(110, 300, 50),
  place(170, 300),
];

it.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 3],
  ["ArrowLeft", 3, 2],
  ["ArrowLeft", 0, null],
  ["ArrowRight", 7, null],
  ["ArrowDown", 0, 3],
  ["ArrowDown", 2, 4],
  ["ArrowDown", 3, 5],
  ["ArrowUp", 4, 2],
  ["ArrowUp", 7, 4],
  ["ArrowUp", 1, null],
  ["ArrowDown", 6, null],
  ["Enter", 0, null],
])("%s from %i leads to %s", (key, from, to) => {
  expect(priceAfter(key, PLACES, from)).toBe(to);
});

it("what is no price leads nowhere", () => {
  expect(priceAfter("ArrowRight", PLACES, -1)).toBeNull();
});
