import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bet } from "../../../../../.storybook/story-betting.ts";
import { StoryApp } from "../../../../../.storybook/story-app.tsx";
import { CashOutPanel } from "./cash-out-panel.tsx";
import { OpenBets } from "./open-bets.ts";

const offer = { betId: "b1", stake: 50_000, value: 61_250, rule: null, message: null, version: 3, delayMs: 0 };
const report = { state: "paid", bet, stake: 50_000, paid: 61_250 };

const meta = {
  title: "Sports/Bets/CashOutPanel",
  component: CashOutPanel,
  args: { betId: "b1", isOpen: true },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path="/bet_result"
        answers={{
          "cash-outs": { items: [{ ...offer, ...(parameters.offer as object) }] },
          "bets/b1/cash-out": (parameters.answer as object | undefined) ?? report,
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

/** Of a running match: it says how long it waits, and then waits. */
export const Running: Story = {
  parameters: {
    offer: { delayMs: 5_000 },
    answer: {
      state: "waiting",
      betId: "b1",
      stake: 50_000,
      least: 60_638,
      askedAt: "2026-11-21T13:00:00.000Z",
      decideAt: "2026-11-21T13:00:05.000Z",
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "캐시아웃" }));
    await userEvent.click(await canvas.findByRole("button", { name: "61,250원에 캐시아웃" }));
    await expect(
      await canvas.findByText(
        "진행 중인 경기가 있어 5초 뒤의 금액으로 지급합니다. 60,638원보다 적거나 경기가 중지되면 접수하지 않습니다.",
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "캐시아웃 확인" }));
    await expect(await canvas.findByText("캐시아웃을 접수하고 있습니다.")).toBeVisible();
  },
};

/** A bet that is over shows no offer. */
export const Over: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("지금 받을 금액")).toBeNull();
  },
};
