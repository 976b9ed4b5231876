import { expect, it } from "vitest";
import { GAMES, gamePath, virtualSportOf } from "../../games/games.ts";
import { holdsRule, SLIP_NAMES, SLIPS, slipAt } from "./slips.ts";

it("has four slips, each with a dialog of the specification [REQ-R41]", () => {
  expect(SLIP_NAMES.map((name) => [name, SLIPS[name].dialog])).toEqual([
    ["normal", "slipNormal"],
    ["inplay", "slipInplay"],
    ["virtual", "slipVirtual"],
    ["mini", "slipMini"],
  ]);
});

it.each([
  ["/", "normal"],
  ["/korea/cross", "normal"],
  ["/korea/live", "normal"],
  ["/europe", "normal"],
  ["/inplay", "inplay"],
  ["/minigame/eos/powerball1", "mini"],
  ["/minigame/bet365/dog/hillsideparks", "virtual"],
  ["/inplayed", "normal"],
])("%s has the slip %s", (path, name) => {
  expect(slipAt(path)).toBe(name);
});

it("tells virtual sports from mini-games as the games themselves do", () => {
  expect(GAMES.length).toBeGreaterThan(50);
  for (const game of GAMES) expect(slipAt(gamePath(game))).toBe(virtualSportOf(game) ? "virtual" : "mini");
});

it.each([
  ["korean", ["normal"]],
  ["single", ["normal"]],
  ["european", ["normal", "inplay"]],
  ["mini", ["virtual", "mini"]],
] as const)("picks by the rule %s stand in %j", (rule, names) => {
  expect(SLIP_NAMES.filter((name) => holdsRule(name, rule))).toEqual(names);
});
