import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { sampleOrder } from "../../wallet/charge-crypto/tether-samples.ts";
import { pageOf } from "../../wallet/wallet-samples.ts";
import { TetherPage } from "./tether-page.tsx";

const of = { userId: "member07", nickname: "한강바람", problem: null, hashes: ["ab12"], lease: null, decidedBy: null };
const mine = { by: "admin01", until: "2026-11-22T03:09:00Z", isMine: true };
const under = { ...sampleOrder, ...of, state: "underPaid", received: 70_000_000, worth: 96_985 };
const orders = pageOf([
  under,
  { ...under, id: "0199-1003", userId: "member08", lease: mine },
  { ...under, id: "0199-1004", userId: "member09", state: "wrongNetwork", received: 0, worth: 0, lease: mine },
]);
const answers = {
  "admin/tether-orders": orders,
  "admin/tether-orders/act": { items: [{ id: "0199-1003", problem: null }] },
  "admin/tether-rate": { rate: 138_550, at: "2026-11-22T01:00:00Z" },
  "admin/tether-networks": {
    items: [
      { id: "TRC20", name: "트론 (TRC20)", kind: "tron", contract: "TR7N", confirmations: 20, isActive: true },
      { id: "ERC20", name: "이더리움 (ERC20)", kind: "evm", contract: "0xdA", confirmations: 12, isActive: false },
    ],
  },
};

const meta = {
  title: "Operator/TetherPage",
  component: TetherPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/admin/tether" answers={{ ...answers, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof TetherPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Queue: Story = {
  play: async ({ userEvent }) => {
    const [, first, second, third] = await screen.findAllByRole("checkbox");
    if (!first || !second || !third) throw new Error("no rows");
    await userEvent.click(first);
    await expect(screen.getByRole("button", { name: "맡기" })).toBeEnabled();
    await expect(screen.getByRole("button", { name: "지급" })).toBeDisabled();
    await userEvent.click(first);
    await userEvent.click(third);
    await expect(screen.getByRole("button", { name: "지급" })).toBeDisabled();
    await expect(screen.getByRole("button", { name: "거절" })).toBeEnabled();
    await userEvent.click(third);
    await userEvent.click(second);
    await expect(screen.getByRole("button", { name: "지급" })).toBeEnabled();
  },
};
export const Empty: Story = { parameters: { answers: { "admin/tether-orders": pageOf([]) } } };
export const Loading: Story = {
  parameters: {
    answers: { "admin/tether-orders": "pending", "admin/tether-rate": "pending", "admin/tether-networks": "pending" },
  },
};
export const Failed: Story = {
  parameters: {
    answers: { "admin/tether-orders": failure, "admin/tether-rate": failure, "admin/tether-networks": failure },
  },
};
