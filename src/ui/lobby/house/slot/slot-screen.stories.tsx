import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleSheet, sampleSlot, sampleSpin } from "../provider-samples.ts";
import { SlotScreen } from "./slot-screen.tsx";

const meta = {
  title: "카지노·슬롯/자체 슬롯/슬롯 화면",
  component: SlotScreen,
  args: {
    state: "resting.ready",
    view: sampleSlot,
    result: null,
    stake: 1_000,
    refusal: null,
    sheet: sampleSheet,
    canSpin: true,
    canStake: true,
    onSpin: fn(),
    onStake: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SlotScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const busy = { canSpin: false, canStake: false };

export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "5,000" }));
    await expect(args.onStake).toHaveBeenCalledWith(5_000);
    await userEvent.click(canvas.getByRole("button", { name: "스핀 1,000" }));
    await expect(args.onSpin).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { ...busy, state: "loading", view: null, sheet: null } };
export const Failed: Story = {
  args: { ...busy, state: "failed", view: null },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "다시" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Over: Story = { args: { ...busy, state: "over" } };
export const Spinning: Story = {
  args: { ...busy, state: "spinning.sending", result: sampleSpin },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "스핀 1,000" })).toBeDisabled();
  },
};
export const Stopping: Story = { args: { ...busy, state: "stopping", result: sampleSpin } };
export const Lost: Story = { args: { state: "resting.lost", result: sampleSpin } };
/** Less than the stake is told as what it is. */
export const Returned: Story = {
  // The same stops as a win: three moons pay, less than the stake of the round.
  args: { state: "resting.returned", result: { ...sampleSpin, stops: [0, 0, 0, 5, 5], won: 400, roundWon: 400 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("받은 금액 400원")).toBeVisible();
    await expect(canvasElement.querySelector("[data-winning]")).toBeNull();
    await expect(canvas.queryByText(/당첨!/)).toBeNull();
  },
};
export const Won: Story = {
  args: { state: "resting.won", result: { ...sampleSpin, stops: [0, 0, 0, 5, 5], won: 12_000, roundWon: 12_000 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("12,000원 당첨!")).toBeVisible();
    await expect(canvasElement.querySelectorAll("[data-winning]").length).toBeGreaterThanOrEqual(3);
    await expect(canvas.getByText(/달 3개 2,000원/)).toBeVisible();
  },
};
export const FreeSpins: Story = {
  args: {
    state: "free",
    canStake: false,
    view: { ...sampleSlot, free: { left: 5, stake: 1_000, won: 3_200 } },
    result: { ...sampleSpin, mode: "free", freeLeft: 5 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("프리스핀 5번 남음 · 베팅 1,000원 · 지금까지 3,200원")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "프리스핀 1,000" })).toBeEnabled();
  },
};
export const Refused: Story = {
  args: { state: "resting.refused", refusal: "보유머니가 부족합니다." },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "보유머니 다시 확인" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Poor: Story = {
  args: { canSpin: false, view: { ...sampleSlot, visit: { ...sampleSlot.visit, balance: 300 } } },
};
