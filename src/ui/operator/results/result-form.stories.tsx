import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ResultForm } from "./result-form.tsx";

const meta = {
  title: "Admin/ResultForm",
  component: ResultForm,
  args: { result: null, isBusy: false, onResult: fn() },
} satisfies Meta<typeof ResultForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Revising: Story = {
  args: { result: { home: 2, away: 1, homeHalf: 1, awayHalf: 0, void: false, revision: 1 } },
};
export const Voided: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "경기 취소" }));
    await expect(args.onResult).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "경기 취소 확정" }));
    await expect(args.onResult).toHaveBeenCalledWith({ void: true });
  },
};
export const Busy: Story = { args: { isBusy: true } };
