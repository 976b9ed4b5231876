import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { pageOf } from "../wallet-samples.ts";
import { OrderHistory } from "./order-history.tsx";
import { sampleOrder } from "./tether-samples.ts";

const meta = {
  title: "지갑/테더 충전/주문 내역",
  component: OrderHistory,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/chargeCrypto", answers: { "charge/tetherOrders": pageOf([sampleOrder]) } })],
} satisfies Meta<typeof OrderHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async () => {
    await expect(await screen.findByText("100,000원")).toBeVisible();
  },
};
export const Empty: Story = { parameters: { answers: { "charge/tetherOrders": pageOf([]) } } };
export const Loading: Story = { parameters: { answers: { "charge/tetherOrders": "pending" } } };
export const Failed: Story = { parameters: { answers: { "charge/tetherOrders": failure } } };
