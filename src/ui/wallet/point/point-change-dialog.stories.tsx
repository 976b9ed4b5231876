import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { PointChangeDialog } from "./point-change-dialog.tsx";

const meta = {
  title: "지갑/포인트/포인트 전환 창",
  component: PointChangeDialog,
  args: { onClose: fn() },
  decorators: [inApp({ answers: { "points/terms": { wonPer100: 90, minimum: 1_000, step: 100 } } })],
} satisfies Meta<typeof PointChangeDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is typed is told in won before it is sent. */
export const Asked: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText("전환할 포인트"), "2000");
    await userEvent.click(screen.getByRole("button", { name: "전환" }));
    await expect(await screen.findByText("2,000P를 1,800원으로 전환합니다.")).toBeVisible();
  },
};
export const ToHistory: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "포인트 내역" }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Failed: Story = { parameters: { answers: { "points/terms": failure } } };
