import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { ImportTab } from "./import-tab.tsx";

const meta = {
  title: "Admin/ImportTab",
  component: ImportTab,
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ImportTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
