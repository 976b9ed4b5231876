import { expect, test } from "vitest";
import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import { pickedLine } from "../../../domain/sports/labels/lines.ts";
import { ownLine } from "../display-name.ts";
import { formatDayHead } from "../../../domain/common/format.ts";
import { groupFixtures } from "./group-fixtures.ts";
import { parseKoreaSearch } from "./korea-search.ts";

const fixture = (id: string, leagueName: string, startsAt: string, round?: number): FixtureWire => ({
  id,
  sportId: "6046",
  leagueName,
  homeName: "a",
  awayName: "b",
  startsAt,
  status: "scheduled",
  ...(round !== undefined && { round }),
  markets: [],
});

test("neighbours of a league and a day of Seoul stand together", () => {
  const items = [
    fixture("1", "K", "2026-11-21T14:00:00Z"),
    fixture("2", "K", "2026-11-21T14:59:00Z"),
    fixture("3", "K", "2026-11-21T15:00:00Z"),
    fixture("4", "EPL", "2026-11-21T15:00:00Z"),
  ];
  const groups = groupFixtures("cross", items).map(({ when, fixtures }) => [when, fixtures.map(({ id }) => id)]);
  expect(groups).toEqual([
    ["11-21 (토)", ["1", "2"]],
    ["11-22 (일)", ["3"]],
    ["11-22 (일)", ["4"]],
  ]);
});

test("a day is that of Seoul, whichever offset the time is written with", () => {
  for (let i = 0; i < 2; i++) {
    expect(formatDayHead("2026-11-21T16:00:00+09:00")).toBe("11-21 (토)");
    expect(formatDayHead("2026-11-21T16:00:00Z")).toBe("11-22 (일)");
    expect(formatDayHead("2026-11-21T14:59:59Z")).toBe("11-21 (토)");
    expect(formatDayHead("2026-11-21T15:00:00Z")).toBe("11-22 (일)");
  }
});

test("proto stands by its rounds, whatever the league; the other games pass the round over", () => {
  const items = [
    fixture("1", "K", "2026-11-21T14:00:00Z", 7),
    fixture("2", "EPL", "2026-11-21T14:00:00Z", 7),
    fixture("3", "K", "2026-11-21T14:00:00Z", 8),
  ];
  expect(groupFixtures("proto", items).map(({ when }) => when)).toEqual(["7회차", "8회차"]);
  expect(groupFixtures("cross", items)).toHaveLength(3);
});

test("a handicap's line is turned for the away side, a total's is not", () => {
  expect(pickedLine({ family: "handicap", line: -1.5, selectionKey: "home" })).toBe("−1.5");
  expect(pickedLine({ family: "handicap", line: -1.5, selectionKey: "away" })).toBe("+1.5");
  expect(pickedLine({ family: "handicap", line: 0, selectionKey: "away" })).toBe("0");
  expect(pickedLine({ family: "over_under", line: 2.5, selectionKey: "under" })).toBe("2.5");
});

test("each side of a handicap has its own line", () => {
  const market = { family: "handicap", line: -0.5 } as const;
  expect([ownLine(market, { key: "home" }), ownLine(market, { key: "away" })]).toEqual(["−0.5", "+0.5"]);
  expect(ownLine({ family: "win_draw_lose", line: null }, { key: "home" })).toBe("");
});

test("승무패 puts the leagues of a day together", () => {
  const items = [
    fixture("1", "K", "2026-11-21T14:00:00Z"),
    fixture("2", "EPL", "2026-11-21T14:30:00Z"),
    fixture("3", "K", "2026-11-21T15:00:00Z"),
  ];
  const groups = groupFixtures("wintielose", items).map(({ when, fixtures }) => [when, fixtures.map(({ id }) => id)]);
  expect(groups).toEqual([
    ["11-21 (토)", ["1", "2"]],
    ["11-22 (일)", ["3"]],
  ]);
});

test("a sport that nobody knows is no filter", () => {
  expect(parseKoreaSearch({ time: "1763692800", page: "3", sportId: 6046 })).toEqual({ page: 3, sportId: "6046" });
  expect(parseKoreaSearch({ sportId: "999" })).toEqual({});
  expect(parseKoreaSearch({ page: "-1", sportId: "<script>", other: 1 })).toEqual({});
});
