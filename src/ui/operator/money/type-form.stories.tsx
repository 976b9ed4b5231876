import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { sampleMoneyLimits, types } from "../../wallet/wallet-samples.ts";
import { ActionTable } from "../table/action-table.tsx";
import { BankForm } from "./bank-form.tsx";
import { TYPE_COLUMNS } from "./columns.ts";
import { MoneyLimitForm } from "./money-limit-form.tsx";
import { TypeForm } from "./type-form.tsx";
import { sampleBank } from "./money-samples.ts";

const rows = types.map((type) => ({ ...type, method: "bank" as const, isActive: true }));
const Types = () => (
  <ActionTable
    label="충전 종류"
    rows={rows}
    columns={TYPE_COLUMNS}
    rowId={({ id }) => String(id)}
    actions={[{ label: "수정", render: (row, close) => <TypeForm type={row} onDone={fn()} onClose={close} /> }]}
  />
);

const meta = {
  title: "관리자/머니/입금 유형 양식",
  component: Types,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ box: "p-3", path: "/admin/money" })],
} satisfies Meta<typeof Types>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ userEvent }) => {
    const [, second] = await screen.findAllByRole("button", { name: / 열기$/ });
    if (!second) throw new Error("no rows");
    await userEvent.click(second);
    await userEvent.click(screen.getByRole("button", { name: "수정" }));
    await expect(await screen.findByLabelText("이름")).toHaveValue("보너스 5%");
  },
};
export const WrongQuickAmounts: Story = {
  render: () => <MoneyLimitForm limits={{ level: 3, ...sampleMoneyLimits }} onDone={fn()} onClose={fn()} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText("빠른 금액"), ", 만원{Enter}");
    await expect(await screen.findByText("금액을 쉼표로 나누어 8개까지 입력해주세요.")).toBeVisible();
  },
};
export const Bank: Story = {
  render: () => <BankForm bank={sampleBank} onDone={fn()} onClose={fn()} />,
};
