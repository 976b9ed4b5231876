import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { member } from "../../../../.storybook/story-data.ts";
import { TopBar } from "./top-bar.tsx";

const meta = {
  title: "Frame/Layout/TopBar",
  component: TopBar,
  // A phone has a header of its own.
  globals: { viewport: { value: "desktop", isRotated: false } },
  args: { user: member, unread: 2, onUserInfo: fn(), onMoney: fn(), onLogout: fn() },
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof TopBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
export const NothingUnread: Story = { args: { unread: 0 } };
