import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { offerAt, SUSPENDED_OFFER } from "../../../../machines/cash-out/cash-out.samples.ts";
import { CashOutNow } from "./cash-out-now.tsx";

const meta = {
  title: "베팅내역/캐시아웃/지금 금액",
  component: CashOutNow,
  args: { offer: offerAt(61_250), move: null, children: null },
} satisfies Meta<typeof CashOutNow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rising: Story = {
  args: { move: "up" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("오름")).toBeInTheDocument();
  },
};

/** On a wide screen the amount stays beside its name, and what is done with it is at the far end. */
export const Wide: Story = {
  args: { children: <button type="button">닫기</button> },
  play: async ({ canvas }) => {
    const [name, amount, close] = ["지금 받을 금액", "61,250원", "닫기"].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    if (!name || !amount || !close) throw new Error("a part is missing");
    await expect(amount.left - name.right).toBeLessThan(20);
    await expect(close.left - amount.right).toBeGreaterThan(200);
  },
};

export const Stopped: Story = {
  args: { offer: SUSPENDED_OFFER },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(SUSPENDED_OFFER.message ?? "")).toBeVisible();
  },
};
