import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { CancelOrder } from "./cancel-order.tsx";

const meta = {
  title: "지갑/테더 충전/주문 취소",
  component: CancelOrder,
  args: { id: "0199-1001", onKeep: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/chargeCrypto" })],
} satisfies Meta<typeof CancelOrder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "돌아가기" }));
    await expect(args.onKeep).toHaveBeenCalledTimes(1);
  },
};
