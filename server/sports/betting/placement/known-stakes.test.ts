import { expect, test } from "vitest";
import type { SlipPick } from "../../../../src/domain/sports/slip/pick.ts";
import { KnownStakes } from "./known-stakes.ts";

const legOf = (id: string, fixtureId: string) => ({ kind: "fixture", id, fixtureId }) as SlipPick;
const HOME = legOf("a-home", "a");
const open = { selections: { "a-home": 5_000 }, fixtures: { a: 5_000 } };

test("what was read is known until another entry comes, and grows by each bet", () => {
  const stakes = new KnownStakes();
  expect(stakes.told("m")).toBe(null);
  expect(stakes.read("m", { open, lastStaked: 7, on: ["a"] })).toEqual(open);
  expect(stakes.told("m")).toEqual({ known: { lastStaked: 7, on: ["a"] } });
  stakes.add("m", [9, 7], 1_000, [HOME]);
  stakes.add("m", [12, 9], 2_000, [HOME, legOf("a-over", "a")]);
  expect(stakes.told("m")).toEqual({ known: { lastStaked: 12, on: ["a"] } });
  expect(stakes.read("m", { open: null, lastStaked: 12, on: ["a"] })).toMatchObject({
    selections: { "a-home": 8_000, "a-over": 2_000 },
    fixtures: { a: 8_000 },
  });
});

test("it counts no more when something else was entered before the bet, and is never taken for another entry", () => {
  const stakes = new KnownStakes();
  stakes.read("m", { open, lastStaked: 7, on: ["a"] });
  expect(stakes.read("m", { open: null, lastStaked: 8, on: ["a"] })).toBe(null);
  stakes.add("m", [9, 8], 1_000, [HOME]);
  expect(stakes.told("m")).toBe(null);
  // Of who has staked nothing yet there is no entry before.
  stakes.read("m", { open: { selections: {}, fixtures: {} }, lastStaked: 0, on: ["a"] });
  stakes.add("m", [9], 1_000, [HOME]);
  expect(stakes.told("m")).toEqual({ known: { lastStaked: 9, on: ["a"] } });
  stakes.forget();
  expect(stakes.told("m")).toBe(null);
});

test("more fixtures are known together while nothing moves, and fifty of a member at most", () => {
  const stakes = new KnownStakes();
  stakes.read("m", { open, lastStaked: 7, on: ["a"] });
  stakes.read("m", { open: { selections: { "b-home": 1 }, fixtures: { b: 1 } }, lastStaked: 7, on: ["b"] });
  expect(stakes.told("m")?.known.on).toEqual(["a", "b"]);
  expect(stakes.read("m", { open: null, lastStaked: 7, on: ["a"] })).toMatchObject({ fixtures: { a: 5_000, b: 1 } });
  const many = Array.from({ length: 49 }, (_, n) => `c${n}`);
  stakes.read("m", { open: { selections: {}, fixtures: {} }, lastStaked: 7, on: many });
  expect(stakes.told("m")?.known.on).toEqual(many);
  // What moved since makes all that was known before old.
  stakes.read("m", { open, lastStaked: 8, on: ["a"] });
  expect(stakes.told("m")?.known.on).toEqual(["a"]);
});

test("the last 2,000 members are known", () => {
  const stakes = new KnownStakes();
  for (let n = 0; n <= 2_000; n++) stakes.read(`m${n}`, { open, lastStaked: 7, on: ["a"] });
  expect([stakes.told("m0"), stakes.told("m1"), stakes.told("m2000")].map((one) => one !== null)).toEqual([
    false,
    true,
    true,
  ]);
});
