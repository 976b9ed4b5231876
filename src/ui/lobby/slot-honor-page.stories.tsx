import { expect } from "storybook/test";
import { pageStories } from "../../../.storybook/page-stories.tsx";
import { lobbyAnswers } from "../../../.storybook/story-lobby.ts";
import { SlotHonorPage } from "./slot-honor-page.tsx";

export default pageStories(SlotHonorPage, {
  title: "카지노·슬롯/슬롯 명예의 전당 화면",
  path: "/slot/honor",
  answers: lobbyAnswers,
  play: async ({ canvas }) => expect(await canvas.findByText("별빛***")).toBeVisible(),
  empty: { "lobbies/slot/honours": { items: [] } },
});
