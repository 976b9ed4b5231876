import type { Meta, StoryObj } from "@storybook/react-vite";
import { ActionNotice } from "./action-notice.tsx";

const meta = {
  title: "관리자/처리 안내",
  component: ActionNotice,
  args: { text: "저장했습니다." },
} satisfies Meta<typeof ActionNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const Nothing: Story = { args: { text: null } };
