import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { OrderCard } from "./order-card.tsx";
import { sampleOrder } from "./tether-samples.ts";

const meta = {
  title: "지갑/테더 충전/주문 카드",
  component: OrderCard,
  args: { order: sampleOrder, isExpired: false },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/chargeCrypto" })],
} satisfies Meta<typeof OrderCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async () => {
    await expect(await screen.findByRole("link", { name: "결제창 열기" })).toHaveAttribute("href", sampleOrder.url);
  },
};
/** Nothing is to be paid any more. */
export const Expired: Story = {
  args: { isExpired: true },
  play: async () => {
    await expect(await screen.findByText("입금 기한이 지났습니다. 새로 신청해주세요.")).toBeVisible();
    await expect(screen.queryByRole("link", { name: "결제창 열기" })).toBeNull();
  },
};
