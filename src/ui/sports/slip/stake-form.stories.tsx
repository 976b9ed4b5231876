import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createStoryBetting, entry } from "../../../../.storybook/story-betting.ts";
import { StakeForm } from "./stake-form.tsx";
import { SLIP_TEXT } from "./text.ts";

const meta = {
  title: "베팅카트/금액 양식",
  component: StakeForm,
  args: { betting: createStoryBetting({ slip: { stake: 0 } }) },
} satisfies Meta<typeof StakeForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "베팅금액" });
    await userEvent.type(field, "12000");
    await expect(field).toHaveValue("12,000");
    await userEvent.click(canvas.getByRole("button", { name: "5만 더하기" }));
    await expect(field).toHaveValue("62,000");
    await userEvent.click(canvas.getByRole("button", { name: "정정" }));
    await expect(field).toHaveValue("");
  },
};
/** In the width of the slip each quick amount stands whole in its button. */
export const Beside: Story = {
  decorators: [
    (Story) => (
      <div className="w-73.5">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button", { name: /더하기$/ }))
      await expect(button.scrollWidth, button.textContent).toBeLessThanOrEqual(button.clientWidth);
  },
};
export const Filled: Story = { args: { betting: createStoryBetting({ slip: { stake: 1_250_000 } }) } };

/** What the wallet holds, in steps, is the most that is shown and offered. */
export const Highest: Story = {
  args: { betting: createStoryBetting({ slip: { stake: 0, balance: 1_931_005 } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/지금 최대 1,931,000원/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "최대" }));
    await expect(canvas.getByRole("textbox")).toHaveValue("1,931,000");
  },
};
/** The caps on a selection and on a fixture count the open bets. */
export const LeftByOpenBets: Story = {
  args: {
    betting: createStoryBetting({
      slip: {
        stake: 0,
        balance: 3_000_000,
        open: { selections: { [entry.id]: 19_200_000 }, fixtures: { [entry.fixtureId]: 19_200_000 } },
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("최소 1,000원 · 진행 중인 베팅을 빼고 최대 800,000원")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "최대" }));
    await expect(canvas.getByRole("textbox")).toHaveValue("800,000");
  },
};
/** Enter opens the confirmation, as the button does; with a stake that is not taken it does nothing. */
export const EnterPlaces: Story = {
  args: { betting: createStoryBetting({ slip: { stake: 0 } }) },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "9만{Enter}");
    await expect(args.betting.shown().placement.matches("confirming")).toBe(true);
  },
};
export const EnterBelowTheLeast: Story = {
  args: { betting: createStoryBetting({ slip: { stake: 0 } }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "90{Enter}");
    await expect(args.betting.shown().placement.matches("editing")).toBe(true);
  },
};
/** A member's own amounts stay in this browser, under the member's name. */
export const OwnAmounts: Story = {
  args: { betting: createStoryBetting({ slip: { stake: 0 } }) },
  play: async ({ canvas, userEvent }) => {
    localStorage.removeItem("hanpan.quick-amounts.m1");
    await userEvent.click(canvas.getByRole("button", { name: SLIP_TEXT.quickEdit }));
    const first = canvas.getByRole("textbox", { name: "빠른 금액 1" });
    await userEvent.clear(first);
    await expect(canvas.getByText("빠른 금액은 1원 이상이어야 합니다.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "저장" })).toBeDisabled();
    await userEvent.type(first, "3천");
    await userEvent.click(canvas.getByRole("button", { name: "저장" }));
    await userEvent.click(canvas.getByRole("button", { name: "3천 더하기" }));
    await expect(canvas.getByRole("textbox", { name: "베팅금액" })).toHaveValue("3,000");
    await expect(JSON.parse(localStorage.getItem("hanpan.quick-amounts.m1") ?? "")).toEqual({
      version: 1,
      amounts: [3_000, 50_000, 100_000, 500_000],
    });
    localStorage.removeItem("hanpan.quick-amounts.m1");
  },
};
