import { expect, test } from "vitest";
import type { EuropeanFixture } from "../../../api/contract/sports/sports.ts";
import { keepMarkets } from "./keep-markets.ts";

const fixture = (...ids: string[]) =>
  ({
    score: ids.length,
    markets: ids.map((id) => ({ id, kind: id.split(" ")[0], period: "100" })),
  }) as unknown as EuropeanFixture;
const idsOf = ({ markets }: EuropeanFixture) => markets.map(({ id }) => id);

test("a row keeps the number of its markets when a fixture goes into extra time", () => {
  const shown = keepMarkets(fixture("win", "handicap -0.5", "total 2.5"), fixture("advance"));
  expect(idsOf(shown)).toEqual(["win", "handicap -0.5", "total 2.5"]);
});

test("another line takes the place of the one before, and what is told of the fixture is the newest", () => {
  const now = fixture("win", "total 3.5", "handicap -1.5", "odd");
  const shown = keepMarkets(fixture("win", "handicap -0.5", "total 2.5"), now);
  expect(idsOf(shown)).toEqual(["win", "handicap -1.5", "total 3.5"]);
  expect(shown.score).toBe(now.score);
});

test("of two lines of one kind each keeps its place", () => {
  const shown = keepMarkets(fixture("total 1.5", "total 2.5"), fixture("total 2.5", "total 3.5"));
  expect(idsOf(shown)).toEqual(["total 3.5", "total 2.5"]);
});
