import { expect, it } from "vitest";
import { isCovered } from "./covers.ts";

const market = ["m-home", "m-draw", "m-away"];
const round = "101-20261122-0001";

it.each([
  ["two of three results", "fixture", "m", ["m-home", "m-away"], market, false],
  ["all three results", "fixture", "m", ["m-home", "m-away", "m-draw"], market, true],
  ["both sides of a line", "fixture", "m", ["m-over", "m-under"], ["m-over", "m-under"], true],
  // A tie pushes both.
  ["player and banker", "game", round, [`${round}:player`, `${round}:banker`], [], true],
  ["banker and tie", "game", round, [`${round}:banker`, `${round}:tie`], [], false],
  ["player and banker of a provider's table", "provider", "r1", ["player", "banker"], [], true],
  ["what is not known of a provider", "provider", "r1", ["red", "black"], [], false],
  ["one pick twice", "game", round, [`${round}:banker`, `${round}:banker`], [], false],
] as const)("%s", (_, kind, place, selections, offered, covered) =>
  expect(isCovered({ kind, place, selections, offered })).toBe(covered),
);
