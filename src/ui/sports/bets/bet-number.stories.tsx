import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BetNumber } from "./bet-number.tsx";

const meta = {
  title: "베팅내역/베팅 번호",
  component: BetNumber,
  args: { number: "6562305898" },
} satisfies Meta<typeof BetNumber>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In the groups in which it is said. */
export const Said: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("656-230-5898")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "번호 복사" })).toBeEnabled();
  },
};
