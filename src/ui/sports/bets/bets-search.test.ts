import { expect, test } from "vitest";
import { betsQueryOf, parseBetsSearch } from "./bets-search.ts";

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

test("asks for the days as they were given: the last one is not moved to the day after", () => {
  expect(betsQueryOf({ from: "2026-11-20", to: "2026-11-21", status: 0 })).toEqual({
    from: "2026-11-20",
    to: "2026-11-21",
    status: "0",
    page: 1,
  });
});
