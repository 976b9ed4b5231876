import { expect, waitFor } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { gameAnswers, runningRound, storyRound } from "../../../../.storybook/story-games.ts";
import { withSlip } from "../../../../.storybook/story-betting.ts";
import { GAMES_TEXT as TEXT } from "../text.ts";
import { MiniGamePage } from "./mini-game-page.tsx";

export default pageStories(MiniGamePage, {
  title: "미니게임/베팅/미니게임 한 게임 화면",
  path: "/minigame/eos/powerball5",
  answers: gameAnswers(),
  prepare: withSlip(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("베팅 마감까지")).toBeVisible();
    // The result is told when the drawing has ended.
    await waitFor(() => expect(canvas.getByText(/^파워볼 \d .* 일반볼/)).toBeVisible());
  },
  stories: {
    /** A venue of a virtual sport: the sports above its venues, and who runs. */
    Virtual: {
      path: "/minigame/bet365/horse/victoriaparks",
      answers: {
        ...gameAnswers("613"),
        "minigame/events": {
          now: Date.now(),
          items: [
            { ...runningRound(), id: "613-20261122-0004", gameId: "613" },
            { ...storyRound, id: "613-20261122-0003", gameId: "613", drawn: [[8, 1, 6, 2, 4, 5, 3, 7]] },
          ],
          eventId: "1-1",
        },
      },
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole("link", { name: "개경주" })).toBeVisible();
        await expect(canvas.getByRole("link", { name: "Bet365 경마 빅토리아 파크" })).toHaveAttribute(
          "aria-current",
          "page",
        );
        await expect(await canvas.findByRole("img", { name: "1위 8번 · 2위 1번 · 3위 6번" })).toBeVisible();
        await expect(await canvas.findByRole("button", { name: /^단승 1번/ })).toBeVisible();
      },
    },
    /** Few picks are as high as the draw beside them, and the roads stand below them: no empty field. */
    FewPicks: {
      path: "/minigame/mgm/baccarat1",
      answers: {
        ...gameAnswers("101"),
        "minigame/events": {
          now: Date.now(),
          items: [
            { ...runningRound(), id: "101-20261122-0004", gameId: "101" },
            {
              ...storyRound,
              id: "101-20261122-0003",
              gameId: "101",
              drawn: [
                [8, 1],
                [6, 2],
              ],
            },
          ],
          eventId: "1-1",
        },
      },
      play: async ({ canvas }) => {
        const picks = await canvas.findAllByRole("button", { name: /뱅커/ });
        await canvas.findByText(/^육매/);
        const [board, roads, draw] = [TEXT.picks, TEXT.results, TEXT.drawing].map((name) =>
          canvas.getByRole("region", { name }).getBoundingClientRect(),
        );
        const last = Math.max(...picks.map((pick) => pick.getBoundingClientRect().bottom));
        if (!board || !roads || !draw) throw new Error("a part is missing");
        await expect(board.bottom - last).toBeLessThan(64);
        await expect(roads.top - board.bottom).toBeLessThan(16);
        await expect(roads.left).toBe(board.left);
        await expect(draw.left).toBeGreaterThan(roads.right);
      },
    },
    NoRounds: { answers: { "minigame/events": { now: 0, items: [], eventId: "1-1" } } },
    Unknown: {
      path: "/minigame/eos/none",
      play: async ({ canvas }) => expect(await canvas.findByText("페이지를 찾을 수 없습니다")).toBeVisible(),
    },
  },
});
