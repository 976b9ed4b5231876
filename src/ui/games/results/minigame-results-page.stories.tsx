import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { gameAnswers, storyRound } from "../../../../.storybook/story-games.ts";
import { RESULTS_TEXT } from "../late-text.ts";
import { ChoiceField } from "./choice-field.tsx";
import { DayFilter } from "./day-filter.tsx";
import { MinigameResultsPage } from "./minigame-results-page.tsx";
import { PublishedChains } from "./published-chains.tsx";
import { ResultTabs } from "./result-tabs.tsx";
import { RoundResults } from "./round-results.tsx";

const results = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 1, items: [storyRound], date: null };

export default pageStories(MinigameResultsPage, {
  title: "경기결과/미니게임 결과 화면",
  path: "/game_result/minigame",
  answers: { ...gameAnswers(), "minigame/results": results },
  play: async ({ canvas }) => expect(await canvas.findByText("11-22 3")).toBeVisible(),
  empty: { "minigame/results": { ...results, totalCount: 0, items: [] } },
  stories: {
    /** A line opens its drawing and its proof. */
    Opened: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole("button", { name: RESULTS_TEXT.detail }));
      await expect(await canvas.findByRole("img", { name: /파워볼 3 홀/ })).toBeVisible();
      await expect(await canvas.findByRole("button", { name: "검증하기" })).toBeVisible();
    },
    /** A vendor is asked for one day. */
    OfVendor: {
      path: "/game_result/minigame?vendor=eos",
      answers: { "minigame/results": { ...results, date: "2026-11-22" } },
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(/^2026-11-22의 결과/)).toBeVisible();
        await expect(canvas.getByLabelText(RESULTS_TEXT.game)).not.toHaveTextContent("MGM");
      },
    },
    /** What the draws of a day were fixed with. */
    Published: {
      path: "/game_result/minigame?date=2026-11-23",
      answers: {
        "minigame/chains": {
          items: [{ gameId: "215", name: "EOS 파워볼 5분", anchor: "ab".repeat(32), rounds: 288 }],
        },
      },
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(await canvas.findByText("2026-11-23 추첨의 공개값"));
        await expect(await canvas.findByText("EOS 파워볼 5분 · 288회차")).toBeVisible();
        await expect(await canvas.findByText("ab".repeat(32))).toBeVisible();
      },
    },
    /** Each part of the page by itself. */
    Parts: {
      render: () => (
        <>
          <ResultTabs />
          <ChoiceField label="종목" value="a" choices={[{ value: "a", name: "하나" }]} onChoice={() => {}} />
          <DayFilter day="2026-11-22" onDay={() => {}} />
          <RoundResults asked={{ gameId: "215", page: 1 }} />
          <PublishedChains day={undefined} />
        </>
      ),
    },
    WrongDay: async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByLabelText("날짜"), "2026-13-45{Enter}");
      await expect(await canvas.findByText("날짜가 올바르지 않습니다.")).toBeVisible();
    },
  },
});
