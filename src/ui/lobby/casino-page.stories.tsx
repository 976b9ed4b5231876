import { expect } from "storybook/test";
import { pageStories } from "../../../.storybook/page-stories.tsx";
import { lobbyAnswers } from "../../../.storybook/story-lobby.ts";
import { CasinoPage } from "./casino-page.tsx";

export default pageStories(CasinoPage, {
  title: "카지노·슬롯/카지노 화면",
  path: "/casino",
  answers: lobbyAnswers,
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "라이브 바카라 입장" })).toBeEnabled(),
});
