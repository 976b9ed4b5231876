import type { Meta, StoryObj } from "@storybook/react-vite";
import { inBox } from "../../../../.storybook/in-app.tsx";
import { UnreadBadge } from "./unread-badge.tsx";

const meta = {
  title: "공통/틀/안 읽음 배지",
  component: UnreadBadge,
  args: { count: 3, label: "읽지 않은 쪽지 3통" },
  decorators: [inBox("max-w-150 p-4")],
} satisfies Meta<typeof UnreadBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const Many: Story = { args: { count: 140, label: "읽지 않은 쪽지 140통" } };
