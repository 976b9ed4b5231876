import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { lobbyAnswers } from "../../../.storybook/story-lobby.ts";
import { HonoursView } from "./honours-view.tsx";

const meta = {
  title: "Lobby/HonoursView",
  component: HonoursView,
  args: { lobby: "casino" },
  decorators: [
    (Story) => (
      <StoryApp path="/casinoHonor" answers={lobbyAnswers}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof HonoursView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
