import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { Hedges } from "./hedges.tsx";

const bet = (userId: string, name: string, price: number | null) => ({
  number: "6562305898",
  userId,
  name,
  price,
  stake: 300_000,
  placedAt: "2026-11-22T03:00:00Z",
});
const pair = {
  accounts: [
    { userId: "member05", nickname: "새벽이슬" },
    { userId: "newcomer1", nickname: "저녁노을" },
  ],
  shared: ["bank", "device"],
  hedges: 41,
  stake: 24_600_000,
  lastAt: "2026-11-22T03:00:00Z",
  latest: [
    { place: "바카라1 181회차", bets: [bet("member05", "뱅커", 195), bet("newcomer1", "플레이어", 200)] },
    { place: "live-baccarat", bets: [bet("member05", "플레이어", null), bet("newcomer1", "뱅커", null)] },
  ],
};

const meta = {
  title: "관리자/가입 승인/양방 의심",
  component: Hedges,
  decorators: [inApp({ path: "/admin/joins?state=hedges", answers: { "admin/hedges": { items: [pair] } } })],
} satisfies Meta<typeof Hedges>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    await expect(await screen.findByText("41건 · 베팅 24,600,000원")).toBeVisible();
    await expect(screen.getByText("계좌번호, 브라우저")).toBeVisible();
  },
};
export const Empty: Story = { parameters: { answers: { "admin/hedges": { items: [] } } } };
export const Loading: Story = { parameters: { answers: { "admin/hedges": "pending" } } };
export const Failed: Story = { parameters: { answers: { "admin/hedges": failure } } };
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
