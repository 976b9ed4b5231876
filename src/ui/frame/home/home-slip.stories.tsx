import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { createStoryBetting, entry } from "../../../../.storybook/story-betting.ts";
import { HomeSlip } from "./home-slip.tsx";

const meta = {
  title: "Frame/Home/HomeSlip",
  component: HomeSlip,
  args: { betting: createStoryBetting({ slip: { entries: [entry] } }) },
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof HomeSlip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Picked: Story = {};
