import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LEAGUES as SIMULATED } from "../../server/feed/simulated/leagues.ts";
import { LEAGUES } from "../../src/domain/labels/leagues.ts";
import { FLAGS, flagOf } from "../../src/ui/sports/korea/league-mark.tsx";

const sprite = readFileSync(new URL("../../src/ui/primitives/icons.svg", import.meta.url), "utf8");
const drawn = [...sprite.matchAll(/<symbol id="mark-(\w+)"/g)].map(([, id]) => id);

it("every country of a league is drawn, and no other", () => {
  expect(["disc", ...FLAGS.map(([flag]) => flag)].toSorted()).toEqual(drawn.toSorted());
});

it("the leagues of the simulated feed have a flag", () => {
  expect(SIMULATED.filter(({ name }) => flagOf(name) === undefined).map(({ name }) => name)).toEqual([]);
});

it.each([
  ["england", "eng"],
  ["spain", "es"],
  ["italy", "it"],
  ["germany", "de"],
  ["france", "fr"],
  ["netherlands", "nl"],
  ["south-korea", "kr"],
  ["japan", "jp"],
  ["usa", "us"],
])("every league of %s in a file has the flag %s", (country, flag) => {
  const leagues = Object.entries(LEAGUES).flatMap(([key, name]) => (key.startsWith(`${country} `) ? [name] : []));
  expect(leagues.length).toBeGreaterThan(0);
  expect(leagues.map((name) => [name, flagOf(name)])).toEqual(leagues.map((name) => [name, flag]));
});

it("a league of a country without a drawn flag has none", () => {
  expect(["브라질 세리에 A", "프리메이라리가", "이름 모를 리그"].map(flagOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
