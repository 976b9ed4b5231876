import { expect } from "storybook/test";
import { pageStories } from "../../../.storybook/page-stories.tsx";
import { lobbyAnswers } from "../../../.storybook/story-lobby.ts";
import { SlotHonorPage } from "./slot-honor-page.tsx";

export default pageStories(SlotHonorPage, {
  path: "/slot/honor",
  answers: lobbyAnswers,
  play: async ({ canvas }) => expect(await canvas.findByText("별빛***")).toBeVisible(),
  empty: { "lobbies/slot/honours": { items: [] } },
});
