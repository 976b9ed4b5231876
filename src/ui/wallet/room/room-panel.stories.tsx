import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBox } from "../../../../.storybook/in-app.tsx";
import { sampleMoneyLimits, room } from "../wallet-samples.ts";
import { RoomPanel } from "./room-panel.tsx";

const meta = {
  title: "지갑/한도/남은 한도",
  component: RoomPanel,
  args: { title: "환전 조건", terms: { limits: sampleMoneyLimits, room } },
  decorators: [inBox("max-w-180 p-3")],
} satisfies Meta<typeof RoomPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Free: Story = {
  args: { terms: { limits: sampleMoneyLimits, room: { ...room, wagering: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("남은 롤링").parentElement).toHaveTextContent("없음");
  },
};

export const StillToStake: Story = {
  args: {
    terms: {
      limits: { ...sampleMoneyLimits, exchangesPerDay: 5, exchangeWonPerDay: 6_000_000 },
      room: { ...room, wagering: 210_000, todayCount: 2, todayWon: 1_500_000 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("남은 롤링").parentElement).toHaveTextContent("210,000원");
    await expect(canvas.getByText("오늘 환전").parentElement).toHaveTextContent("2 / 5번");
    await expect(canvas.getByText("오늘 남은 금액").parentElement).toHaveTextContent("4,500,000원");
  },
};
