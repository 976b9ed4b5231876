import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { NewsTicker } from "./news-ticker.tsx";

const meta = {
  title: "Frame/Home/NewsTicker",
  component: NewsTicker,
} satisfies Meta<typeof NewsTicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Notice: Story = {
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
};
export const Nothing: Story = {
  decorators: [
    (Story) => (
      <StoryApp answers={{ newsLink: [] }}>
        <Story />
      </StoryApp>
    ),
  ],
};
