import type { Meta, StoryObj } from "@storybook/react-vite";
import { TETHER_STATES } from "../../../domain/wallet/tether-order.ts";
import { TetherStateBadge } from "./order-state.tsx";

const meta = {
  title: "지갑/테더 충전/주문 상태",
  component: TetherStateBadge,
  args: { state: "waiting" },
} satisfies Meta<typeof TetherStateBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const All: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2 p-3">
      {TETHER_STATES.map((state) => (
        <TetherStateBadge key={state} state={state} />
      ))}
    </div>
  ),
};
