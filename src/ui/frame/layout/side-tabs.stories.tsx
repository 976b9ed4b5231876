import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { SideTabs } from "./side-tabs.tsx";

const meta = {
  title: "Frame/Layout/SideTabs",
  component: SideTabs,
  args: { kind: "member", unread: 1 },
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof SideTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
