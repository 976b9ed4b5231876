import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { REQUEST_STATES } from "../../../domain/wallet/request-states.ts";
import { decided, requests, sampleCharge, sampleExchange } from "../wallet-samples.ts";
import { BalanceLine } from "./balance-line.tsx";
import { CancelCharge } from "./cancel-charge.tsx";
import { FactList } from "./fact-list.tsx";
import { RequestCard, type RequestCardProps } from "./request-card.tsx";
import { RequestView } from "./request-view.tsx";
import { RequestHistory } from "./request-history.tsx";
import { StateBadge } from "./state-badge.tsx";

const meta = {
  title: "지갑/신청/신청 카드",
  component: RequestCard,
  args: { request: sampleCharge, onCancel: fn(), onClose: null } as RequestCardProps,
  decorators: [inApp({ box: "max-w-140 p-3", path: "/charge", answers: { "money-requests": requests("charge") } })],
} satisfies Meta<typeof RequestCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Charge: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "신청 취소" }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
export const Exchange: Story = { args: { request: sampleExchange, onCancel: null } };
export const Refused: Story = {
  args: {
    request: decided(sampleExchange, { state: "refused", reason: "예금주가 다릅니다." }),
    onCancel: null,
    onClose: fn(),
  },
};
export const Cancellation: Story = { render: () => <CancelCharge request={sampleCharge} onKeep={fn()} /> };
export const PaymentDesk: Story = {
  render: () => (
    <RequestView
      kind="charge"
      terms={{ queryKey: ["charge", "terms"], queryFn: () => Promise.resolve({ latest: sampleCharge }) }}
    >
      <p>양식</p>
    </RequestView>
  ),
  play: async () => expect(await screen.findByText(/접수되었습니다/)).toBeVisible(),
};
export const History: Story = { render: () => <RequestHistory kind="charge" /> };
export const Balance: Story = { render: () => <BalanceLine link={{ to: "/exchange", label: "환전하기" }} /> };
export const States: Story = {
  render: () => (
    <FactList facts={REQUEST_STATES.map((state) => ({ name: state, value: <StateBadge state={state} /> }))} />
  ),
};
