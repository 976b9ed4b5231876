import { expect, test } from "vitest";
import { SPORT } from "../../domain/market.ts";
import { marketTitle } from "./display-name.ts";

const firstHalf = { marketName: "1st Half 1X2", period: "10" };

test.each([
  { sport: "football", sportId: SPORT.football, title: "전반 승무패" },
  { sport: "basketball", sportId: SPORT.basketball, title: "전반 승무패" },
  { sport: "ice hockey", sportId: SPORT.iceHockey, title: "1피리어드 승무패" },
  { sport: "baseball", sportId: SPORT.baseball, title: "5이닝까지 승무패" },
])("the first half of $sport has one name, that of its sport", ({ sportId, title }) => {
  expect(marketTitle(sportId, firstHalf)).toBe(title);
});

test("a market of the whole match has no period", () => {
  expect(marketTitle(SPORT.iceHockey, { marketName: "1X2", period: "100" })).toBe("승무패");
});
