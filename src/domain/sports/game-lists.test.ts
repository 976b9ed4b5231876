import { expect, it } from "vitest";
import { type ListedMarket, slipRuleOf } from "./game-lists.ts";

const market: ListedMarket = { phase: "prematch", family: "win_draw_lose", period: "100", main: true };

it.each<[Partial<ListedMarket>, "korean" | "single"]>([
  [{}, "korean"],
  [{ family: "win_lose", period: "101" }, "korean"],
  [{ family: "handicap" }, "korean"],
  [{ family: "over_under", period: "102" }, "korean"],
  [{ family: "handicap", main: false }, "single"],
  [{ family: "over_under", main: false }, "single"],
  [{ family: "other" }, "single"],
  [{ period: "10" }, "single"],
  [{ family: "over_under", period: "20" }, "single"],
  [{ phase: "proto" }, "single"],
  [{ phase: "proto", family: "handicap" }, "single"],
  [{ phase: "live" }, "korean"],
  [{ phase: "live", family: "other", main: false }, "korean"],
  [{ phase: "bonus", family: "other" }, "korean"],
])("a market that is %o is bet on by the rule %s", (differs, rule) => {
  expect(slipRuleOf({ ...market, ...differs })).toBe(rule);
});

it.each([
  ["prematch", "european"],
  ["live", "european"],
  ["proto", "single"],
  ["bonus", "korean"],
] as const)("a %s market that was picked on a European list: %s", (phase, rule) => {
  expect(slipRuleOf({ phase, family: "other", period: "100", main: false }, true)).toBe(rule);
});
