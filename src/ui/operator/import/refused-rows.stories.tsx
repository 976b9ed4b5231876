import type { Meta, StoryObj } from "@storybook/react-vite";
import { RefusedRows } from "./refused-rows.tsx";

const meta = {
  title: "관리자/가져오기/거절된 줄",
  component: RefusedRows,
  args: { report: { refused: [{ line: 14, reason: "날짜가 올바르지 않습니다." }], refusedCount: 1 } },
} satisfies Meta<typeof RefusedRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const MoreThanListed: Story = {
  args: { report: { refused: [{ line: 14, reason: "열이 부족합니다." }], refusedCount: 1_204 } },
};
