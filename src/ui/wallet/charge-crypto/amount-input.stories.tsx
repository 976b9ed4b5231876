import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { AmountInput } from "./amount-input.tsx";

const meta = {
  title: "지갑/테더 충전/금액 입력란",
  component: AmountInput,
  args: {
    label: "충전 금액",
    value: 100_000,
    onAmount: fn(),
    hint: "72.18 USDT",
    error: null,
    quickAmounts: [10_000, 100_000],
  },
} satisfies Meta<typeof AmountInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "+10만원" }));
    await expect(args.onAmount).toHaveBeenCalledWith(200_000);
  },
};
export const Faulty: Story = {
  args: { value: 0, error: "금액을 입력해주세요." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("충전 금액")).toHaveAccessibleDescription("금액을 입력해주세요.");
  },
};
