import { expect, it } from "vitest";
import { LEAGUES } from "./leagues.ts";
import { LOCATIONS, locationOf } from "./locations.ts";

it.each([
  ["K리그1", "대한민국"],
  ["프리미어리그", "잉글랜드"],
  ["NHL", "미국"],
  ["nowhere first-league", "기타 지역"],
])("%s is played in %s", (league, name) => expect(locationOf(league).name).toBe(name));

it("knows the place of every league that a file may name, and no id twice", () => {
  expect(Object.values(LEAGUES).filter((league) => locationOf(league).name === "기타 지역")).toEqual([]);
  expect(new Set(LOCATIONS.map(({ id }) => id)).size).toBe(LOCATIONS.length);
});
