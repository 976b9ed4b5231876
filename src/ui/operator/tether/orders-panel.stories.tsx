import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { OrdersPanel } from "./orders-panel.tsx";
import { ordersOf, sampleTether } from "./tether-samples.ts";

const meta = {
  title: "관리자/테더/주문 목록",
  component: OrdersPanel,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/tether", answers: sampleTether })],
} satisfies Meta<typeof OrdersPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Held: Story = {
  play: async () => {
    await expect(await screen.findByRole("row", { name: /member07/ })).toBeVisible();
    await expect(screen.getByRole("row", { name: /member10.*72\.18/ })).toBeVisible();
  },
};
export const Empty: Story = { parameters: { answers: { "admin/tether-orders": ordersOf([]) } } };
export const Loading: Story = { parameters: { answers: { "admin/tether-orders": "pending" } } };
export const Failed: Story = { parameters: { answers: { "admin/tether-orders": failure } } };
