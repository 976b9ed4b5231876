import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
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

export default pageStories(MoneyPage, {
  title: "지갑/머니내역/머니내역 화면",
  path: "/mywallet/money",
  answers: { "wallet/entries": entries },
  empty: { "wallet/entries": pageOf([]) },
  stories: {
    WrongDays: async ({ userEvent }) => {
      await userEvent.type(await screen.findByLabelText("부터"), "2026-11-22");
      await userEvent.type(screen.getByLabelText("까지"), "2026-11-20");
      await userEvent.click(screen.getByRole("button", { name: "조회" }));
      await expect(screen.getByLabelText("부터")).toBeInvalid();
    },
  },
});
