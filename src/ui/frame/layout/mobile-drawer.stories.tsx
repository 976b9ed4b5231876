import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { MobileDrawer } from "./mobile-drawer.tsx";

const meta = {
  title: "Frame/Layout/MobileDrawer",
  component: MobileDrawer,
  args: { kind: "member", unread: 1, onClose: fn() },
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof MobileDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Manager: Story = { args: { kind: "manager", unread: 0 } };
