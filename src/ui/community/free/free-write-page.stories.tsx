import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { bet, pageWith, post } from "../../../../.storybook/community-data.ts";
import { failure } from "../../../../.storybook/story-data.ts";
import { FreeWritePage } from "./free-write-page.tsx";

const bets = { ...pageWith([bet]), totals: { stake: 53_000, won: 98_050, refunded: 0 }, running: [], eventId: "1-1" };

export default pageStories(FreeWritePage, {
  title: "자유게시판/글쓰기 화면",
  path: "/free/write",
  answers: { bets },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "등록" }, { timeout: 10_000 }));
    await expect(await canvas.findByText("제목을 입력해주세요.")).toBeVisible();
    await expect(canvas.getByText("내용을 입력해주세요.")).toBeVisible();
  },
  stories: {
    WithBet: async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByLabelText("제목", {}, { timeout: 10_000 }), "적중했습니다");
      const box = await canvas.findByRole("checkbox", { name: /울산 현대/ });
      await userEvent.click(box);
      await expect(box).toBeChecked();
    },
    NoBets: { answers: { bets: { ...bets, ...pageWith([]) } } },
    Editing: {
      path: "/free/write?post=p1",
      answers: { "free/p1": { ...post, isMine: true } },
      play: async ({ canvas }) => {
        await expect(await canvas.findByLabelText("제목", {}, { timeout: 10_000 })).toHaveValue(post.title);
        await expect(await canvas.findByRole("checkbox", { name: /울산 현대/ })).toBeChecked();
      },
    },
    SomebodyElses: {
      path: "/free/write?post=p1",
      answers: { "free/p1": post },
    },
    Failed: {
      path: "/free/write?post=p1",
      answers: { "free/p1": failure },
    },
  },
});
