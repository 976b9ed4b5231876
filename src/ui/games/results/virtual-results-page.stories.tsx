import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { gameAnswers, storyRound } from "../../../../.storybook/story-games.ts";
import { RESULTS_TEXT as TEXT } from "../late-text.ts";
import { VirtualResultsPage } from "./virtual-results-page.tsx";

const race = {
  ...storyRound,
  id: "611-20261122-0003",
  gameId: "611",
  drawn: [[8, 1, 6, 2, 4, 5, 3, 7]],
  summary: "1위 8번 · 2위 1번 · 3위 6번",
};

const results = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 1, items: [race], date: "2026-11-22" };

export default pageStories(VirtualResultsPage, {
  title: "경기결과/가상 결과 화면",
  path: "/game_result/virtuals/horse",
  answers: { ...gameAnswers(), "minigame/results": results },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: TEXT.detail }));
    await expect(await canvas.findByRole("img", { name: race.summary })).toBeVisible();
    // The venues of horses alone.
    await expect(canvas.getByLabelText(TEXT.venue)).not.toHaveTextContent("개경주");
  },
  empty: { "minigame/results": { ...results, totalCount: 0, items: [] } },
  stories: {
    AllSports: {
      path: "/game_result/virtuals",
      play: async ({ canvas }) =>
        expect(await canvas.findByText(/브리타니아 웨이/, { selector: "li span" })).toBeVisible(),
    },
    UnknownSport: {
      path: "/game_result/virtuals/curling",
      play: async ({ canvas }) => expect(await canvas.findByText("페이지를 찾을 수 없습니다")).toBeVisible(),
    },
  },
});
