import { expect, it } from "vitest";
import { closingNext, shareLeft } from "./soon.ts";

const round = (opensAt: number, closesAt: number) => ({ opensAt, closesAt });

it("lists what takes bets, the next to close first", () => {
  const rounds = {
    later: round(0, 300),
    closed: round(0, 100),
    soon: round(0, 150),
    together: round(0, 150),
    waiting: round(200, 400),
    none: null,
  };
  const names = Object.keys(rounds) as (keyof typeof rounds)[];
  expect(closingNext(names, (name) => rounds[name], 100)).toEqual(["soon", "together", "later"]);
});

it.each([
  [0, 1],
  [25, 0.75],
  [100, 0],
  [130, 0],
  [-20, 1],
])("at %i the share left is %f", (now, share) => {
  expect(shareLeft(round(0, 100), now)).toBe(share);
});
