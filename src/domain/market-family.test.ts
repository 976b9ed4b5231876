import { expect, it } from "vitest";
import { MARKET_NAMES } from "./labels/markets.ts";
import { marketFamily } from "./market-family.ts";

it.each([
  ["Under/Over", "over_under"],
  ["Over/Under", "over_under"],
  ["Under/Over 1st Period", "over_under"],
  ["Total", "over_under"],
  ["언더오버", "over_under"],
  ["언더/오버", "over_under"],
  ["언더 오버 2.5", "over_under"],
  ["오버언더", "over_under"],
  ["전반 언더오버", "over_under"],
  ["1X2", "win_draw_lose"],
  ["Win-Draw-Lose", "win_draw_lose"],
  ["Win/Tie/Lose", "win_draw_lose"],
  ["Match Result", "win_draw_lose"],
  ["승무패", "win_draw_lose"],
  ["전반 승무패", "win_draw_lose"],
  ["승/무/패", "win_draw_lose"],
  ["12", "win_lose"],
  ["12 Including Overtime", "win_lose"],
  ["Win-Lose", "win_lose"],
  ["Moneyline", "win_lose"],
  ["승패", "win_lose"],
  ["1세트 승패", "win_lose"],
  ["Handicap", "handicap"],
  ["Asian Handicap", "handicap"],
  ["핸디캡", "handicap"],
  ["핸디캡 +1", "handicap"],
  ["핸디캡 승패", "handicap"],
  ["전반 핸디캡", "handicap"],
  ["Both Teams To Score", "other"],
  ["양팀 득점", "other"],
  ["홀짝", "other"],
  ["더블찬스", "other"],
  ["승무패 & 언더오버", "other"],
  ["1X2 and Over/Under", "other"],
  ["전후반 승무패", "other"],
  ["Half Time/Full Time", "other"],
  ["Bonus", "other"],
  ["", "other"],
] as const)("%j belongs to %s", (name, family) => {
  expect(marketFamily(name)).toBe(family);
});

it.each(Object.entries(MARKET_NAMES))("%j is of the family of its Korean name %j", (english, korean) => {
  expect(marketFamily(english)).toBe(marketFamily(korean));
});
