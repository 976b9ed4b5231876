import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bet } from "../../../../.storybook/story-betting.ts";
import { BetDetails } from "./bet-details.tsx";
import { DETAILS_TEXT } from "./details-text.ts";
import { BETS_TEXT } from "./text.ts";

const meta = {
  title: "베팅내역/베팅 상세",
  component: BetDetails,
  args: { bet, brought: null, isOpen: false },
} satisfies Meta<typeof BetDetails>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  play: async ({ canvas }) => expect(canvas.getByText(DETAILS_TEXT.payout)).toBeVisible(),
};
export const Refunded: Story = {
  args: { brought: { kind: "refunded", isGain: false, amount: bet.stake } },
  play: async ({ canvas }) => expect(canvas.getByText(BETS_TEXT.refund)).toBeVisible(),
};
export const CashedOut: Story = { args: { bet: { ...bet, cashedStake: 10_000, cashedPaid: 9_200 } } };
