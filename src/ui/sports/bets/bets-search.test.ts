import { expect, test } from "vitest";
import { dayAfter, parseBetsSearch } from "./bets-search.ts";

test("keeps what is well formed", () => {
  expect(parseBetsSearch({ gameType: "2", status: "-1", from: "2026-02-28", to: "2026-11-21", page: "2" })).toEqual({
    gameType: 2,
    status: -1,
    from: "2026-02-28",
    to: "2026-11-21",
    page: 2,
  });
});

test.each([
  { gameType: "x" },
  { gameType: 0 },
  { status: 4 },
  { from: "2026-02-30" },
  { to: "21-11-2026" },
  { page: 1 },
  { page: "1e9" },
])("drops %j", (search) => expect(parseBetsSearch(search)).toEqual({}));

test("the day after, over the end of a month and of a year", () => {
  expect([dayAfter("2026-11-21"), dayAfter("2026-02-28"), dayAfter("2026-12-31")]).toEqual([
    "2026-11-22",
    "2026-03-01",
    "2027-01-01",
  ]);
});
