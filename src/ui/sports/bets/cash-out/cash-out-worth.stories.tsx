import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../../.storybook/story-app.tsx";
import { CashOutWorth } from "./cash-out-worth.tsx";
import { OpenBets } from "./open-bets.ts";

const offer = { betId: "b1", stake: 50_000, value: 61_250, rule: null, message: null, version: 3, delayMs: 0 };

const meta = {
  title: "베팅내역/캐시아웃/접힌 줄의 금액",
  component: CashOutWorth,
  args: { betId: "b1" },
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path="/bet_result"
        answers={{ "cash-outs": { items: [{ ...offer, ...(parameters.offer as object) }] } }}
      >
        <OpenBets value={["b1"]}>
          <Story />
        </OpenBets>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof CashOutWorth>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("61,250원")).toBeVisible();
  },
};

export const Suspended: Story = {
  parameters: {
    offer: { value: null, rule: "cash_out_suspended", message: "일시 중지된 경기가 있습니다." },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("-")).toBeVisible();
  },
};
