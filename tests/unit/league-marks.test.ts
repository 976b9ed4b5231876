import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LEAGUES as SIMULATED } from "../../server/sports/feed/simulated/leagues.ts";
import { LEAGUES } from "../../src/domain/sports/labels/leagues.ts";
import { COUNTRY_OF } from "../../src/ui/sports/korea/league-mark.tsx";

const sprite = readFileSync(new URL("../../src/ui/primitives/icons.svg", import.meta.url), "utf8");
const drawn = [...sprite.matchAll(/<symbol id="mark-(\w+)"/g)].map(([, id]) => id);

it("every country of a league is drawn, and no other", () => {
  expect(new Set(["disc", ...Object.values(COUNTRY_OF)])).toEqual(new Set(drawn));
});

it("the leagues of the simulated feed have a flag", () => {
  expect(SIMULATED.filter(({ name }) => !COUNTRY_OF[name]).map(({ name }) => name)).toEqual([]);
});

it.each([
  ["england premier-league", "eng"],
  ["spain laliga", "es"],
  ["italy serie-a", "it"],
  ["germany bundesliga", "de"],
  ["france ligue-1", "fr"],
  ["netherlands eredivisie", "nl"],
  ["south-korea k-league-1", "kr"],
  ["south-korea k-league-2", "kr"],
  ["japan j1-league", "jp"],
  ["usa mls", "us"],
])("%s in a file has the flag %s", (league, flag) => {
  expect(COUNTRY_OF[LEAGUES[league] ?? ""]).toBe(flag);
});
