import { expect } from "storybook/test";
import { pageStories } from "../../../.storybook/page-stories.tsx";
import { lobbyAnswers } from "../../../.storybook/story-lobby.ts";
import { CasinoHonorPage } from "./casino-honor-page.tsx";

export default pageStories(CasinoHonorPage, {
  title: "카지노·슬롯/카지노 명예의 전당 화면",
  path: "/casinoHonor",
  answers: lobbyAnswers,
  play: async ({ canvas }) => expect(await canvas.findByText("별빛***")).toBeVisible(),
  empty: { "lobbies/casino/honours": { items: [] } },
});
