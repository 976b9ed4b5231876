import { expect, it } from "vitest";
import { ALL_KINDS } from "./markets/all-kinds.ts";
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

/** What feeds make of one name: no space, one, several; a slash or a dash; small letters and capitals. */
it.each([
  ["over_under", ["Under  -  Over", "OVER  /  UNDER", "over-under", "Totals", "언더  /  오버", "언더-오버"]],
  ["over_under", ["오버  -  언더", "오버 언더", "언오버 2.5", "Ireland Over/Under"]],
  ["win_draw_lose", ["Win  /  Draw  /  Lose", "win-tie-lose", "WIN  -  TIE  -  LOSE", "1x2", "Andorra 1X2"]],
  [
    "win_draw_lose",
    ["Fulltime Result", "Full  Time Result", "match result", "승  /  무  /  패", "승-무-패", "승 무 패"],
  ],
  ["win_lose", ["Win  /  Lose", "WIN-LOSE", "Money  Line", "Home/Away", "Home  /  Away", "Winner", "Set 1 Winner"]],
  ["win_lose", ["승  /  패", "승-패", "승 패"]],
  ["handicap", ["handicap", "Point Spread", "핸디", "Home Handicap"]],
  [
    "other",
    ["Halftime/Fulltime Result", "HALF  TIME  /  FULL  TIME RESULT", "1X2&Total", "Total AND 1X2", "승무패 조합"],
  ],
  // Words that only begin or end like one that decides.
  ["other", ["Subtotal", "Totality", "1200 m", "Heat 812", "A1X2", "1X2A", "Winners", "Breadwinner"]],
] as const)("%s, however it is written: %j", (family, names) => {
  expect(names.map(marketFamily)).toEqual(names.map(() => family));
});

it.each(ALL_KINDS.map(({ code, names, label, family }) => [code, [...names, label], family] as const))(
  "the names of %s are of one family: %j",
  (_code, names, family) => {
    expect(names.map(marketFamily)).toEqual(names.map(() => family));
  },
);
