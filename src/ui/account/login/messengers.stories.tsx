import type { Meta, StoryObj } from "@storybook/react-vite";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { Messengers } from "./messengers.tsx";

const meta = {
  title: "Login/Messengers",
  component: Messengers,
} satisfies Meta<typeof Messengers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "setting/messenger": [] }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Loading: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "setting/messenger": "pending" }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Failed: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "setting/messenger": failure }}>
        <Story />
      </StoryApp>
    ),
  ],
};
