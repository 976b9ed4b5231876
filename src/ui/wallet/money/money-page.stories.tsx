import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { pageOf } from "../wallet-samples.ts";
import { MoneyPage } from "./money-page.tsx";

const entries = pageOf([
  {
    id: "3",
    at: "2026-11-22T02:00:00Z",
    kind: "exchange",
    amount: -30_000,
    balance: 75_000,
    ref: "exchange:1",
    bet: null,
  },
  { id: "2", at: "2026-11-22T01:00:00Z", kind: "bonus", amount: 5_000, balance: 105_000, ref: "charge:1", bet: null },
  {
    id: "1",
    at: "2026-11-22T01:00:00Z",
    kind: "charge",
    amount: 100_000,
    balance: 100_000,
    ref: "charge:1",
    bet: null,
  },
]);

const meta = {
  title: "Wallet/MoneyPage",
  component: MoneyPage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/mywallet/money" answers={{ "wallet/entries": entries, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof MoneyPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: { answers: { "wallet/entries": pageOf([]) } } };
export const Failed: Story = { parameters: { answers: { "wallet/entries": failure } } };
export const WrongDays: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText("부터"), "2026-11-22");
    await userEvent.type(screen.getByLabelText("까지"), "2026-11-20");
    await userEvent.click(screen.getByRole("button", { name: "조회" }));
    await expect(screen.getByLabelText("부터")).toBeInvalid();
  },
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
