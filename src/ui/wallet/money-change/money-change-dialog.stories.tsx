import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { exchangeTerms, room, sampleExchange } from "../wallet-samples.ts";
import { MoneyChangeDialog } from "./money-change-dialog.tsx";

const meta = {
  title: "지갑/머니 이동/머니 이동 창",
  component: MoneyChangeDialog,
  args: { onClose: fn() },
  decorators: [inApp({ answers: { "exchange/terms": exchangeTerms } })],
} satisfies Meta<typeof MoneyChangeDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText("1,000,000원")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "충전" }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const WithReservation: Story = {
  parameters: {
    answers: { "exchange/terms": { ...exchangeTerms, room: { ...room, wagering: 210_000 }, latest: sampleExchange } },
  },
};
export const Failed: Story = { parameters: { answers: { "exchange/terms": failure } } };
