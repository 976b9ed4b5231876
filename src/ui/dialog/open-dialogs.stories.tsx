import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { OpenDialogs } from "./open-dialogs.tsx";

const meta = {
  title: "Dialog/OpenDialogs",
  component: OpenDialogs,
} satisfies Meta<typeof OpenDialogs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alert: Story = {
  decorators: [
    (Story) => (
      <StoryApp prepare={({ actors }) => actors.dialogs.send({ type: "alert.show", message: "차단된 IP입니다." })}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Base: Story = {
  play: async () => {
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
  decorators: [
    (Story) => (
      <StoryApp prepare={({ actors }) => actors.dialogs.send({ type: "dialog.open", name: "changePassword" })}>
        <Story />
      </StoryApp>
    ),
  ],
};
