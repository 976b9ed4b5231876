import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { lobbyAnswers } from "../../../../.storybook/story-lobby.ts";
import { LobbyEntryDialog } from "./lobby-entry-dialog.tsx";

const meta = {
  title: "Games/Lobby/LobbyEntryDialog",
  component: LobbyEntryDialog,
  decorators: [
    (Story) => (
      <StoryApp answers={lobbyAnswers}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof LobbyEntryDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async () => expect(await screen.findByRole("dialog", { name: "라이브카지노" })).toBeVisible(),
};
