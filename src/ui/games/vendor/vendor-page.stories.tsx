import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { gameAnswers } from "../../../../.storybook/story-games.ts";
import { withSlip } from "../../../../.storybook/story-betting.ts";
import { VendorPage } from "./vendor-page.tsx";

export default pageStories(VendorPage, {
  title: "가상/제공사 게임 화면",
  path: "/minigame/eos",
  answers: gameAnswers(),
  prepare: withSlip(),
  play: async ({ canvas }) => expect(await canvas.findByRole("link", { name: /EOS 파워볼 1분/ })).toBeVisible(),
  stories: {
    Virtual: {
      path: "/minigame/bet365",
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole("heading", { name: "경마" })).toBeVisible();
        await expect(canvas.getByRole("link", { name: /빅토리아 파크/ })).toHaveAttribute(
          "href",
          "/minigame/bet365/horse/victoriaparks",
        );
      },
    },
    Unknown: {
      path: "/minigame/nobody",
      play: async ({ canvas }) => expect(await canvas.findByText("페이지를 찾을 수 없습니다")).toBeVisible(),
    },
  },
});
