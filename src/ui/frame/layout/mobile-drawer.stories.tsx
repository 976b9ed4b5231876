import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { MobileDrawer } from "./mobile-drawer.tsx";

const meta = {
  title: "공통/틀/모바일 서랍",
  component: MobileDrawer,
  args: { kind: "member", unread: 1, onClose: fn() },
  decorators: [inApp()],
} satisfies Meta<typeof MobileDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Manager: Story = { args: { kind: "manager", unread: 0 } };
