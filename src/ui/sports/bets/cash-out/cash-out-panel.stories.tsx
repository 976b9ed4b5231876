import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bet } from "../../../../../.storybook/story-betting.ts";
import { StoryApp } from "../../../../../.storybook/story-app.tsx";
import { CashOutPanel } from "./cash-out-panel.tsx";
import { OpenBets } from "./open-bets.ts";

const offer = { betId: "b1", stake: 50_000, value: 61_250, rule: null, message: null, version: 3, delayMs: 0 };
const report = { state: "paid", bet, stake: 50_000, paid: 61_250 };

const meta = {
  title: "베팅내역/캐시아웃/캐시아웃",
  component: CashOutPanel,
  args: { betId: "b1", isOpen: true },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
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
    await expect(canvas.getByRole("button", { name: "61,250원에 캐시아웃" })).toBeEnabled();
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
    await expect(canvas.queryByRole("button", { name: /캐시아웃$/ })).toBeNull();
  },
};

/** Half of it, down to a floor that the member chooses, is sold with one press. */
export const HalfSold: Story = {
  parameters: { answer: { ...report, stake: 25_000, paid: 30_625 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "50%" }));
    await expect(canvas.getByText("50,000원 중 25,000원")).toBeVisible();
    await expect(canvas.getByText("최소 30,319원")).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText("내림 허용"), "3");
    await expect(canvas.getByText("최소 29,707원")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "30,625원에 캐시아웃" }));
    await expect(await canvas.findByText("30,625원이 지급되었습니다.")).toBeVisible();
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
    const sell = await canvas.findByRole("button", { name: "61,250원에 캐시아웃" });
    await expect(canvas.getByText("진행 중인 경기가 있어 5초 뒤의 금액으로 지급합니다.")).toBeVisible();
    await userEvent.click(sell);
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
