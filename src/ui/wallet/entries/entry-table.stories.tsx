import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { MoneyFilter } from "../money/money-filter.tsx";
import { EntryTable } from "./entry-table.tsx";

const meta = {
  title: "Wallet/EntryTable",
  component: EntryTable,
  args: {
    label: "머니 내역",
    entries: [
      { id: "2", at: "2026-11-22T01:00:00Z", kind: "bonus", amount: 5_000, balance: 105_000, ref: "charge:1" },
      { id: "1", at: "2026-11-22T01:00:00Z", kind: "charge", amount: 100_000, balance: 100_000, ref: "charge:1" },
    ],
  },
} satisfies Meta<typeof EntryTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Filter: Story = {
  render: () => (
    <StoryApp path="/mywallet/money">
      <MoneyFilter filters={{ kind: "charge", from: "2026-11-01" }} onApply={() => undefined} />
    </StoryApp>
  ),
};
