import { expect, it } from "vitest";
import { placeBeside } from "./place-beside.ts";

const MONTH = { width: 270, height: 300 };
const at = (left: number, top: number, width: number) => ({ left, top, right: left + width, bottom: top + 40 });

it.each([
  ["below a wide field, at its right end", at(100, 100, 1_000), [830, 144]],
  ["below a narrow field, at its left end", at(400, 100, 140), [400, 144]],
  ["above a field near the bottom", at(400, 700, 140), [400, 396]],
  ["not beyond the right edge", at(1_300, 100, 120), [1_162, 144]],
  ["not beyond the left edge", at(-60, 100, 140), [8, 144]],
] as const)("a popup is %s", (_name, field, expected) => {
  expect(Object.values(placeBeside(field, MONTH, { width: 1_440, height: 900 }))).toEqual(expected);
});

it("is whole where neither side has room", () => {
  expect(placeBeside(at(10, 200, 340), MONTH, { width: 360, height: 480 })).toEqual({ left: 80, top: 172 });
});
