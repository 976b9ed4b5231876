import type { Meta, StoryObj } from "@storybook/react-vite";
import { ActionNotice } from "./action-notice.tsx";

const meta = {
  title: "Operator/ActionNotice",
  component: ActionNotice,
  args: { notice: { text: "저장했습니다.", isError: false } },
} satisfies Meta<typeof ActionNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const Refused: Story = { args: { notice: { text: "아이디를 찾을 수 없습니다.", isError: true } } };
export const Nothing: Story = { args: { notice: null } };
