import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { QuickAmountsForm } from "./quick-amounts-form.tsx";
import { SLIP_TEXT } from "./text.ts";

const meta = {
  title: "베팅카트/빠른 금액 양식",
  component: QuickAmountsForm,
  args: { amounts: [10_000, 50_000, 100_000, 500_000], onKeep: fn() },
  decorators: [
    (Story) => (
      <div className="w-80 bg-surface p-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuickAmountsForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Kept: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const first = canvas.getByLabelText(SLIP_TEXT.quickField(1));
    await userEvent.clear(first);
    await userEvent.type(first, "20000{Enter}");
    await expect(args.onKeep).toHaveBeenCalledWith([20_000, 50_000, 100_000, 500_000]);
  },
};
