import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { PreviewBet } from "../../../api/contract/operator/preview-bets.ts";
import { PreviewBets } from "./preview-bets.tsx";
import { PREVIEW_TEXT as TEXT } from "./text.ts";

const bet: PreviewBet = {
  id: "b1",
  number: "6562305898",
  userId: "member07",
  placedAt: "2026-11-22T09:00:00Z",
  stake: 10_000,
  legs: 1,
  before: { status: 2, paid: 20_000 },
  after: { status: -1, paid: 10_000 },
};

const meta = {
  title: "관리자/정산/미리 본 베팅",
  component: PreviewBets,
  args: { items: [bet, { ...bet, id: "b2", userId: "member08", legs: 3, after: { status: 0, paid: 0 } }], count: 240 },
} satisfies Meta<typeof PreviewBets>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => expect(canvas.getByText(TEXT.more(2, 240))).toBeVisible(),
};
export const None: Story = { args: { items: [], count: 0 } };
