import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { account, sampleMoneyLimits, room } from "../wallet-samples.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountPanel } from "./account-panel.tsx";
import { ExchangeForm } from "./exchange-form.tsx";

const meta = {
  title: "지갑/환전/환전 계좌",
  component: AccountPanel,
  args: { account },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ box: "max-w-180 p-3", path: "/exchange", answers: { "exchange/account": account } })],
} satisfies Meta<typeof AccountPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Registered: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "계좌 변경" }));
    await expect(await screen.findByLabelText("로그인 비밀번호")).toBeVisible();
  },
};
export const None: Story = { args: { account: null } };
export const WrongPassword: Story = {
  render: () => <AccountForm label="계좌 등록" onClose={fn()} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/환전 비밀번호/), "123456{Enter}");
    await expect(await screen.findByText("같은 숫자나 이어지는 숫자만으로는 정할 수 없습니다.")).toBeVisible();
  },
};
export const Form: Story = {
  render: () => <ExchangeForm terms={{ limits: sampleMoneyLimits, room }} account="한빛은행 ***-4517 한*바람" />,
};
