import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import type { SportResult } from "../../../api/contract/sports/sport-results.ts";
import { SPORT } from "../../../domain/sports/market.ts";
import { RESULTS_TEXT as TEXT } from "../late-text.ts";
import { SportsResultsPage } from "./sports-results-page.tsx";

const match: SportResult = {
  id: "f1",
  sportId: SPORT.football,
  leagueName: "K리그1",
  homeName: "서울",
  awayName: "전북",
  startsAt: "2026-11-22T10:00:00.000Z",
  score: { home: 2, away: 1 },
  periods: [
    { period: "10", home: 1, away: 0 },
    { period: "20", home: 1, away: 1 },
    { period: "100", home: 2, away: 1 },
  ],
};

/** Nine innings, and more of them. */
const INNINGS = "1 0:1, 2 2:0, 3 0:0, 4 0:0, 5 0:0, 6 0:1, 7 1:0, 8 0:1, 9 1:1, 10 2:1, 40 1:0, 100 4:4, 101 5:4";

const baseball: SportResult = {
  ...match,
  id: "f3",
  sportId: SPORT.baseball,
  leagueName: "KBO",
  homeName: "두산 베어스",
  awayName: "LG 트윈스",
  score: { home: 4, away: 4 },
  periods: INNINGS.split(", ").map((part) => {
    const [period = "", home, away] = part.split(/[ :]/);
    return { period, home: Number(home), away: Number(away) };
  }),
};

const cancelled: SportResult = { ...match, id: "f2", homeName: "수원", score: null, periods: [] };

const results = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 3, items: [match, baseball, cancelled] };

export default pageStories(SportsResultsPage, {
  title: "경기결과/스포츠 결과 화면",
  path: "/game_result/sports",
  answers: { "sports/results": results },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 : 1")).toBeVisible();
    const [football, innings] = canvas.getAllByRole("list", { name: "구간 점수" });
    await expect(football).toHaveTextContent("전반 1:0후반 1:1풀타임 2:1");
    await expect(innings).toHaveTextContent(/^1이닝 0:12이닝 2:0.*5이닝까지 2:1연장 1:0경기 전체 4:4연장 포함 5:4$/);
    await expect(canvas.getByText("무효")).toBeVisible();
  },
  stories: {
    Empty: {
      answers: { "sports/results": { ...results, totalCount: 0, items: [] } },
      play: async ({ canvas }) => expect(await canvas.findByText(TEXT.noMatches)).toBeVisible(),
    },
  },
});
