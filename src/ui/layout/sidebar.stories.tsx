import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { Sidebar } from "./sidebar.tsx";

const meta = {
  title: "Layout/Sidebar",
  component: Sidebar,
  args: { kind: "member", unread: 3 },
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof Sidebar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
