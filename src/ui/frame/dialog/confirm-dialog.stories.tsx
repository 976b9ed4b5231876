import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const meta = {
  title: "공통/대화상자/확인 창",
  component: ConfirmDialog,
  args: {
    request: { id: "story", title: "쪽지 삭제", message: "이 쪽지를 삭제하시겠습니까?", confirmLabel: "삭제" },
    onAccept: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Light: Story = { globals: { theme: "light" } };
