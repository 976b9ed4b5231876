import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fact } from "./fact.tsx";

const meta = {
  title: "관리자/가입 승인/사실 한 칸",
  component: Fact,
  args: { label: "아이디", children: "newcomer1" },
  decorators: [
    (Story) => (
      <dl className="grid max-w-110 grid-cols-2 gap-2 p-3 text-sm">
        <Story />
        <Story />
      </dl>
    ),
  ],
} satisfies Meta<typeof Fact>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Wide: Story = {
  args: { label: "다른 계정과 같은 것", children: "휴대폰 번호 1명: member07", isWide: true },
};
