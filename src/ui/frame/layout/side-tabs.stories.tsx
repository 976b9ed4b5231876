import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { SideTabs } from "./side-tabs.tsx";

const meta = {
  title: "공통/틀/옆 탭",
  component: SideTabs,
  args: { kind: "member", unread: 1 },
  decorators: [inApp()],
} satisfies Meta<typeof SideTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
