import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { AUDIT_LOG_TEXT } from "../audit-log/text.ts";
import { BetBooks } from "./bet-books.tsx";
import { sampleBet, sampleFile } from "./bet-samples.ts";
import { OpenedBet } from "./opened-bet.tsx";
import { OPERATOR_BETS_TEXT as TEXT } from "./text.ts";
import { VoidForm } from "./void-form.tsx";

const page = { page: 1, pageCount: 0, itemsPerPage: 15, totalCount: 0, items: [] };
const voided = {
  ...sampleFile,
  bet: { ...sampleBet, status: -1 as const, paid: 50_000, voidedAt: "2026-11-21T03:00:00.000Z" },
  voided: {
    by: "admin01",
    approvedBy: "admin02",
    at: "2026-11-21T03:00:00.000Z",
    reason: "배당 오류",
    status: 2 as const,
    paid: 196_000,
  },
  voiding: { problem: "이미 무효 처리한 베팅입니다.", paid: 0, takenBack: 0 },
};

const meta = {
  title: "관리자/베팅/펼친 베팅",
  component: OpenedBet,
  args: { bet: sampleBet },
  decorators: [
    inApp({
      path: "/admin/bets",
      answers: { "admin/audit-log": page, "admin/bets/b1": sampleFile, "admin/bets/b1/void": voided },
    }),
  ],
} satisfies Meta<typeof OpenedBet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What operators did is read when it is opened. */
export const History: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByText("회원 지갑")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: AUDIT_LOG_TEXT.openHistory }));
    await expect(await screen.findByText(AUDIT_LOG_TEXT.noHistory)).toBeVisible();
  },
};
/** What it moves is shown before it is done. */
export const Void: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText("회원 지갑");
    await userEvent.click(screen.getByRole("button", { name: TEXT.openVoid }));
    await expect(await screen.findByText(TEXT.givesBack("50,000"), {}, { timeout: 10_000 })).toBeVisible();
    await userEvent.type(screen.getByLabelText(TEXT.reason), "배당 오류{Enter}");
    await expect(await screen.findByText(TEXT.voidAsk("656-230-5898", "member01"))).toBeVisible();
  },
};
export const Voided: Story = {
  args: { bet: voided.bet },
  parameters: { answers: { "admin/bets/b1": voided } },
  play: async () => {
    await expect(await screen.findByText(TEXT.approvedBy("admin01", "admin02"))).toBeVisible();
    await expect(screen.queryByRole("button", { name: TEXT.openVoid })).toBeNull();
  },
};
export const TakesBack: Story = {
  render: () => <VoidForm file={{ ...sampleFile, voiding: { problem: null, paid: 0, takenBack: 146_000 } }} />,
  play: async () => expect(await screen.findByText(TEXT.takesBack("146,000"))).toBeVisible(),
};
export const CannotBeVoided: Story = {
  render: () => <VoidForm file={voided} />,
  play: async () => expect(await screen.findByText("이미 무효 처리한 베팅입니다.")).toBeVisible(),
};
export const Books: Story = { render: () => <BetBooks file={voided} /> };
