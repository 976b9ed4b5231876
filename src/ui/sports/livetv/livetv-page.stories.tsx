import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { storyBoards } from "../../../../.storybook/board-data.ts";
import { europeanAnswers, noFixtures } from "../../../../.storybook/european-data.ts";
import { withSlip } from "../../../../.storybook/story-betting.ts";
import { EUROPEAN_TEXT } from "../european/text.ts";
import { LIVETV_TEXT } from "./text.ts";
import { LivetvPage } from "./livetv-page.tsx";

const list = europeanAnswers["sports-inplay/fixtures"];
const [fixture] = list.items;
const both = {
  ...list,
  items: [
    { ...fixture, board: storyBoards["6046"] },
    { ...fixture, id: "f9", homeName: "전북", awayName: "대구", board: null },
  ],
};

export default pageStories(LivetvPage, {
  title: "라이브TV/라이브TV 화면",
  path: "/livetv",
  answers: { ...europeanAnswers, "sports-inplay/fixtures": both },
  prepare: withSlip(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("img", { name: /경기장/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: /전북 대 대구/ }));
    await expect(await canvas.findByText(LIVETV_TEXT.noBoard)).toBeVisible();
  },
  stories: {
    Chosen: {
      path: "/livetv?fixture=f9",
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole("link", { name: /전북 대 대구/ })).toHaveAttribute("aria-current");
      },
    },
    Empty: {
      answers: { "sports-inplay/fixtures": noFixtures },
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(EUROPEAN_TEXT.emptyLive)).toBeVisible();
      },
    },
  },
});
