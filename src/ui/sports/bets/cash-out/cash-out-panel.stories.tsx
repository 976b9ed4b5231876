import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bet } from "../../../../../.storybook/story-desk.ts";
import { StoryApp } from "../../../../../.storybook/story-app.tsx";
import { CashOutPanel } from "./cash-out-panel.tsx";
import { OpenBets } from "./open-bets.ts";

const offer = { betId: "b1", stake: 50_000, value: 61_250, rule: null, message: null, version: 3 };
const report = { bet, stake: 50_000, paid: 61_250 };

const meta = {
  title: "Sports/Bets/CashOutPanel",
  component: CashOutPanel,
  args: { betId: "b1" },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path="/bet_result"
        answers={{
          "cash-outs": { items: [{ ...offer, ...(parameters.offer as object) }] },
          "bets/b1/cash-out": report,
        }}
      >
        <OpenBets value={["b1"]}>
          <div className="max-w-100">
            <Story />
          </div>
        </OpenBets>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof CashOutPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("61,250원")).toBeVisible();
  },
};

export const Suspended: Story = {
  parameters: {
    offer: {
      value: null,
      rule: "cash_out_suspended",
      message: "일시 중지된 경기가 있습니다. 잠시 후 다시 시도해주세요.",
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/일시 중지된/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "캐시아웃" })).toBeDisabled();
  },
};

/** A part is confirmed at what the request says. */
export const Confirming: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "캐시아웃" }));
    const field = await canvas.findByLabelText("캐시아웃할 베팅금액");
    await userEvent.clear(field);
    await userEvent.type(field, "20000{Enter}");
    await expect(await canvas.findByText("베팅금액 20,000원을 24,500원에 캐시아웃합니다.")).toBeVisible();
  },
};

export const WrongPart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "캐시아웃" }));
    const field = await canvas.findByLabelText("캐시아웃할 베팅금액");
    await userEvent.clear(field);
    await userEvent.type(field, "49500{Enter}");
    await expect(await canvas.findByText(/남은 베팅금액까지입니다/)).toBeVisible();
  },
};
