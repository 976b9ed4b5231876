import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { bet } from "../../../../.storybook/story-betting.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { MoneyFilter } from "../money/money-filter.tsx";
import { EntryBet } from "./entry-bet.tsx";
import { EntryTable } from "./entry-table.tsx";

const meta = {
  title: "지갑/머니내역/내역 표",
  component: EntryTable,
  args: {
    label: "머니 내역",
    entries: [
      {
        id: "2",
        at: "2026-11-22T01:00:00Z",
        kind: "bonus",
        amount: 5_000,
        balance: 105_000,
        ref: "charge:1",
        bet: null,
      },
      {
        id: "1",
        at: "2026-11-22T01:00:00Z",
        kind: "charge",
        amount: 100_000,
        balance: 100_000,
        ref: "charge:1",
        bet: null,
      },
    ],
  },
  decorators: [inApp({ path: "/mywallet/money" })],
} satisfies Meta<typeof EntryTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
const at = "2026-11-22T03:00:00Z";
const of = (id: string, status: 2 | 3) => ({ ...bet, id, status, settledAt: at });
/** A win, a stake that came back and a bet that was cancelled are told apart, and each leads to its bet. */
export const OfBets: Story = {
  args: {
    entries: [
      { id: "4", at, kind: "refund", amount: 10_000, balance: 129_500, ref: "b1", bet: { ...bet, id: "b1" } },
      { id: "3", at, kind: "settlement", amount: 10_000, balance: 119_500, ref: "b2", bet: of("b2", 3) },
      { id: "2", at, kind: "settlement", amount: 19_500, balance: 109_500, ref: "b3", bet: of("b3", 2) },
      { id: "1", at, kind: "stake", amount: -10_000, balance: 90_000, ref: "b3", bet: of("b3", 2) },
    ],
  },
  play: async () => {
    for (const name of ["취소 환불", "환급", "당첨", "베팅"]) await expect(await screen.findByText(name)).toBeVisible();
    const links = await screen.findAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(
      ["b1", "b2", "b3", "b3"].map((id) => `/bet_result?bet=${id}`),
    );
  },
};
export const BetAlone: Story = { render: () => <EntryBet bet={bet} /> };
export const Filter: Story = {
  render: () => (
    <StoryApp path="/mywallet/money">
      <MoneyFilter filters={{ kind: "charge", from: "2026-11-01" }} onApply={() => undefined} />
    </StoryApp>
  ),
};
/** A win below its stake is no win to look at. */
export const WonLess: Story = {
  args: {
    entries: [
      { id: "1", at, kind: "settlement", amount: 500, balance: 90_500, ref: "b4", bet: { ...of("b4", 2), paid: 500 } },
    ],
  },
  play: async () => expect(await screen.findByText("당첨")).not.toHaveClass("text-accent"),
};
