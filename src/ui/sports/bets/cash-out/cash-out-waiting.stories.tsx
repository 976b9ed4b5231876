import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleWaiting } from "../../../../machines/cash-out/cash-out.samples.ts";
import { CashOutWaiting } from "./cash-out-waiting.tsx";

const meta = {
  title: "베팅내역/캐시아웃/캐시아웃 대기",
  component: CashOutWaiting,
  args: { waits: sampleWaiting },
} satisfies Meta<typeof CashOutWaiting>;
export default meta;

export const Counting: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("캐시아웃을 접수하고 있습니다.")).toBeVisible();
    await expect(canvas.getByText(/^[1-5]초$/)).toBeVisible();
    await expect(canvas.getByText(/59,400원보다 적거나/)).toBeVisible();
  },
};
