import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LEAGUES } from "../../server/feed/simulated/leagues.ts";
import { COUNTRY_OF } from "../../src/ui/sports/korea/league-mark.tsx";

const sprite = readFileSync(new URL("../../src/ui/primitives/icons.svg", import.meta.url), "utf8");
const drawn = [...sprite.matchAll(/<symbol id="mark-(\w+)"/g)].map(([, id]) => id);

it("every country of a league is drawn, and no other", () => {
  expect(new Set(["disc", ...Object.values(COUNTRY_OF)])).toEqual(new Set(drawn));
});

it("the leagues of the simulated feed have a flag", () => {
  expect(LEAGUES.filter(({ name }) => !COUNTRY_OF[name]).map(({ name }) => name)).toEqual([]);
});
