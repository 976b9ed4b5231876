import type { Meta, StoryObj } from "@storybook/react-vite";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { TodayFixtures } from "./today-fixtures.tsx";

const meta = {
  title: "Frame/Home/TodayFixtures",
  component: TodayFixtures,
} satisfies Meta<typeof TodayFixtures>;
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
      <StoryApp answers={{ fixtures: "pending" }}>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Failed: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ fixtures: failure }}>
        <Story />
      </StoryApp>
    ),
  ],
};
