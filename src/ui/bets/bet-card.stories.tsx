import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Bet } from "../../api/contract/bets.ts";
import { bet } from "../../../.storybook/story-desk.ts";
import { BetCard } from "./bet-card.tsx";

const settled = (change: Partial<Bet>, outcome: Bet["picks"][number]["outcome"]): Bet => ({
  ...bet,
  settledAt: "2026-11-21T12:00:00.000Z",
  ...change,
  picks: bet.picks.map((pick) => ({ ...pick, outcome, score: outcome === "void" ? null : "2:1" })),
});

const meta = {
  title: "Bets/BetCard",
  component: BetCard,
  args: { bet },
} satisfies Meta<typeof BetCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InProgress: Story = {};
export const Won: Story = { args: { bet: settled({ status: 2, paid: 196_000 }, "won") } };
export const Lost: Story = { args: { bet: settled({ status: 1 }, "lost") } };
export const Special: Story = { args: { bet: settled({ status: 3, paid: 50_000 }, "push") } };
export const Cancelled: Story = { args: { bet: settled({ status: -1, paid: 50_000 }, "void") } };
export const Pending: Story = { args: { bet: { ...bet, acceptance: "pending" } } };
export const Refused: Story = {
  args: { bet: { ...bet, status: -1, acceptance: "refused", refusal: "배당이 변경되어 접수되지 않았습니다." } },
};
