import type { Meta, StoryObj } from "@storybook/react-vite";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { TopEvents } from "./top-events.tsx";

const meta = {
  title: "Frame/Home/TopEvents",
  component: TopEvents,
} satisfies Meta<typeof TopEvents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Loading: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "sports-prematch/event/top": "pending" }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Empty: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "sports-prematch/event/top": { items: [], eventId: "1-1" } }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Failed: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ "sports-prematch/event/top": failure }}>
        <Story />
      </StoryApp>
    ),
  ],
};
