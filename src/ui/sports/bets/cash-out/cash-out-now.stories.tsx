import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { offerAt, SUSPENDED_OFFER } from "../../../../machines/cash-out/cash-out.samples.ts";
import { CashOutNow } from "./cash-out-now.tsx";

const meta = {
  title: "Sports/Bets/CashOutNow",
  component: CashOutNow,
  args: { offer: offerAt(61_250), move: null, children: null },
} satisfies Meta<typeof CashOutNow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rising: Story = {
  args: { move: "up" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("오름")).toBeInTheDocument();
  },
};

export const Stopped: Story = {
  args: { offer: SUSPENDED_OFFER },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(SUSPENDED_OFFER.message ?? "")).toBeVisible();
  },
};
