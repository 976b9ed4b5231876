import { expect } from "storybook/test";
import { pageStories } from "../../../.storybook/page-stories.tsx";
import { lobbyAnswers } from "../../../.storybook/story-lobby.ts";
import { SlotPage } from "./slot-page.tsx";

export default pageStories(SlotPage, {
  title: "카지노·슬롯/슬롯 화면",
  path: "/slot",
  answers: lobbyAnswers,
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "라이브 바카라 입장" })).toBeEnabled(),
});
