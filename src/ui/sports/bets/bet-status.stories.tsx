import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BetStatus } from "./bet-status.tsx";

const meta = {
  title: "베팅내역/베팅 상태",
  component: BetStatus,
  args: { bet: { status: 0, acceptance: "accepted" } },
} satisfies Meta<typeof BetStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InProgress: Story = {};
export const Won: Story = { args: { bet: { status: 2, acceptance: "accepted" } } };
export const Lost: Story = { args: { bet: { status: 1, acceptance: "accepted" } } };
export const Special: Story = { args: { bet: { status: 3, acceptance: "accepted" } } };
export const CashedOut: Story = {
  args: { bet: { status: 3, acceptance: "accepted" }, isCashedOut: true },
  play: ({ canvas }) => expect(canvas.getByText("캐시아웃")).toBeVisible(),
};
export const Cancelled: Story = { args: { bet: { status: -1, acceptance: "accepted" } } };
export const Pending: Story = { args: { bet: { status: 0, acceptance: "pending" } } };
export const Refused: Story = { args: { bet: { status: -1, acceptance: "refused" } } };
