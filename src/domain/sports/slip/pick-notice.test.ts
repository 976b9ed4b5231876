import { expect, it } from "vitest";
import type { MarketFamily, SlipVariant } from "../market.ts";
import type { FixturePick } from "./pick.ts";
import { pickNotice } from "./pick-notice.ts";

function pick(id: string, rule: SlipVariant, family: MarketFamily, fixtureId = "f1"): FixturePick {
  const market = { marketName: family, family, period: "100", phase: "prematch" } as const;
  return { kind: "fixture", id, rule, fixtureId, ...market, betPrice: 195, bonusLegs: null };
}
const bonus = (id: string): FixturePick => ({ ...pick(id, "korean", "other", "b"), marketName: "Bonus", bonusLegs: 3 });
const home = pick("home", "korean", "win_draw_lose");
const european = pick("home", "european", "win_draw_lose");

it.each([
  ["a first pick", [], home, null],
  ["a pick that goes out again", [home], home, null],
  ["a pick of another fixture", [home], pick("x", "korean", "win_draw_lose", "f2"), null],
  ["the other side of the market", [home], pick("draw", "korean", "win_draw_lose"), null],
  ["another bonus", [home, bonus("b1")], bonus("b2"), null],
  // Whether they are bet on together is for the fixture's model to say.
  ["another market of the fixture", [home], pick("over", "korean", "over_under"), null],
  ["another family of the fixture", [european], pick("over", "european", "over_under"), null],
  [
    "a pick of a game with one pick a fixture",
    [home],
    pick("over", "single", "over_under"),
    "한 경기에서는 하나만 선택할 수 있습니다. 이전 선택을 뺐습니다.",
  ],
  [
    "a mini-game",
    [home],
    { kind: "game", id: "odd", rule: "mini", betPrice: 195, gameId: "g", roundId: "r" } as const,
    "하나만 선택할 수 있습니다. 이전 선택을 뺐습니다.",
  ],
])("tells of %s", (_, entries, one, notice) => {
  expect(pickNotice(entries, one)).toBe(notice);
});
