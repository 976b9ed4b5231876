import type { Meta, StoryObj } from "@storybook/react-vite";
import { bet } from "../../../../.storybook/story-betting.ts";
import { PendingBet } from "./pending-bet.tsx";

const meta = {
  title: "Sports/Slip/PendingBet",
  component: PendingBet,
  args: { bet },
} satisfies Meta<typeof PendingBet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Counting: Story = {};
export const LongDelay: Story = { args: { bet: { ...bet, decideAt: "2026-11-21T02:20:30.000Z" } } };
