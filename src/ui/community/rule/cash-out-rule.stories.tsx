import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CashOutRule } from "./cash-out-rule.tsx";

const meta = { title: "베팅규정/캐시아웃 규정", component: CashOutRule } satisfies Meta<typeof CashOutRule>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The figures of the formula are those that the house counts with. */
export const Formulas: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\(1 − 2%\)/)).toBeVisible();
    await expect(canvas.getByText(/5.5%/)).toBeVisible();
  },
};
