import { useState } from "react";
import { expect } from "storybook/test";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Bet } from "../../../api/contract/sports/bets.ts";
import { bet } from "../../../../.storybook/story-betting.ts";
import { BetCard } from "./bet-card.tsx";
import { DETAILS_TEXT } from "./details-text.ts";

type Outcome = Bet["picks"][number]["outcome"];

/** Scores of the home win and of the guests' +1.5 that each outcome would follow from. */
const SCORES: Partial<Record<Outcome, readonly [string, string]>> = { won: ["2:1", "1:1"], lost: ["0:1", "3:1"] };

const settled = (change: Partial<Bet>, outcome: Outcome): Bet => ({
  ...bet,
  settledAt: "2026-11-21T12:00:00.000Z",
  ...change,
  picks: bet.picks.map((pick, index) => ({ ...pick, outcome, score: SCORES[outcome]?.[index] ?? null })),
});

const atProvider: Bet = {
  ...bet,
  status: 2,
  price: 100,
  payout: 0,
  stake: 10_000,
  paid: 20_000,
  settledAt: "2026-11-21T12:00:00.000Z",
  picks: [
    {
      kind: "provider",
      providerId: "hanpan",
      gameId: "live-baccarat",
      gameName: "라이브 바카라",
      roundId: "t-4f2a-17",
      selectionId: "player",
      selectionName: "플레이어",
      betPrice: 100,
      status: 2,
      outcome: "won",
    },
  ],
};

const meta = {
  title: "베팅내역/베팅 카드",
  component: BetCard,
  args: { bet },
} satisfies Meta<typeof BetCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InProgress: Story = {};
export const Won: Story = { args: { bet: settled({ status: 2, paid: 196_000 }, "won") } };
/** On a phone too the price stands beside the stake. */
export const Phone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByText(/50,000원 × /).filter((line) => line.checkVisibility());
    await expect(lines).toHaveLength(1);
  },
};
export const Lost: Story = { args: { bet: settled({ status: 1 }, "lost") } };
export const Special: Story = { args: { bet: settled({ status: 3, paid: 50_000 }, "push") } };
export const CashedOut: Story = {
  args: { bet: { ...settled({ status: 3, paid: 46_000 }, "open"), cashedStake: bet.stake, cashedPaid: 46_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("캐시아웃", { selector: "[data-state]" })).toBeVisible();
    await expect(canvas.queryByText("적특")).toBeNull();
  },
};
export const Cancelled: Story = { args: { bet: settled({ status: -1, paid: 50_000 }, "void") } };
export const Pending: Story = { args: { bet: { ...bet, acceptance: "pending" } } };
export const Refused: Story = {
  args: { bet: { ...bet, status: -1, acceptance: "refused", refusal: "배당이 변경되어 접수되지 않았습니다." } },
};

/** A round at a provider: what was bet on and what it paid, and no price. */
export const AtAProvider: Story = {
  args: { bet: atProvider },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("라이브 바카라 · 플레이어"));
    await expect(await canvas.findByText("라이브 바카라 t-4f2a-17회차")).toBeVisible();
    await expect(canvas.queryByText("1.00")).toBeNull();
    await expect(canvas.queryByText(DETAILS_TEXT.payout)).toBeNull();
    await expect(canvas.getAllByText("20,000원")).toHaveLength(2);
  },
};
/** Free spins are left: what was paid so far. */
export const OpenAtAProvider: Story = {
  args: { bet: { ...atProvider, status: 0, paid: 3_500, settledAt: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("라이브 바카라 · 플레이어"));
    await expect(await canvas.findByText("3,500원")).toBeVisible();
  },
};

const won = settled({ status: 2, paid: 196_000 }, "won");
const revised = settled({ status: 3, paid: 50_000 }, "push");

/** What an operator corrects is shown beside the settlement. */
export const Corrected: Story = {
  args: { bet: won },
  render: function Corrected({ bet: first }) {
    const [shown, setShown] = useState(first);
    return (
      <>
        <button type="button" onClick={() => setShown(revised)}>
          정정
        </button>
        <BetCard bet={shown} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("당첨"));
    await expect(canvas.queryByText(/^정정 [+−]/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "정정" }));
    await expect(await canvas.findByText("적특", { selector: "[data-state]" })).toBeVisible();
    await expect(canvas.getByText("정정 −146,000원")).toBeVisible();
  },
};
