import { expect, fn } from "storybook/test";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { BetFilter } from "./bet-filter.tsx";

const meta = {
  title: "베팅내역/베팅 거르기",
  component: BetFilter,
  args: { filters: {}, onApply: fn() },
  decorators: [inApp()],
} satisfies Meta<typeof BetFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Chosen: Story = { args: { filters: { gameType: 2, status: 2, from: "2026-11-01", to: "2026-11-21" } } };
export const Reversed: Story = {
  args: { filters: { from: "2026-11-21", to: "2026-11-01" } },
  play: async ({ args, canvas, userEvent }) => {
    // On a phone the fields are folded.
    const details = await canvas.findByText("상세 조회");
    if (details.checkVisibility()) await userEvent.click(details);
    await userEvent.click(await canvas.findByRole("button", { name: "조회" }));
    await expect(await canvas.findByText("시작일이 종료일보다 늦습니다.")).toBeVisible();
    await expect(canvas.getByLabelText("시작일")).toHaveValue("2026-11-21");
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};
/** Another page led to one bet. */
export const OneBet: Story = {
  args: { filters: { bet: "b1" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "전체 베팅내역" })).toHaveAttribute("href", "/bet_result");
    await expect(canvas.queryByText("조회")).toBeNull();
  },
};
