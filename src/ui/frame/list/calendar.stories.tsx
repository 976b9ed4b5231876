import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Calendar } from "./calendar.tsx";

const meta = {
  title: "공통/목록/달력",
  component: Calendar,
  args: { day: "2026-11-21", label: "시작일", onPick: fn() },
} satisfies Meta<typeof Calendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Month: Story = {};
export const Months: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "월 고르기" }));
    await expect(await canvas.findByText("3월")).toBeVisible();
  },
};
export const Picked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("19"));
    await expect(args.onPick).toHaveBeenCalledWith("2026-11-19");
  },
};
