import type { Meta, StoryObj } from "@storybook/react-vite";
import { bet } from "../../../../.storybook/story-betting.ts";
import { PendingBet } from "./pending-bet.tsx";

const meta = {
  title: "베팅카트/접수 대기 베팅",
  component: PendingBet,
  args: { bet },
} satisfies Meta<typeof PendingBet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Counting: Story = {};
export const LongDelay: Story = { args: { bet: { ...bet, decideAt: "2026-11-21T02:20:30.000Z" } } };
