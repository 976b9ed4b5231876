import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { RateForm } from "./rate-form.tsx";

const meta = {
  title: "관리자/테더/환율 양식",
  component: RateForm,
  args: { rate: 138_550, onDone: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/tether" })],
} satisfies Meta<typeof RateForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Now: Story = {
  play: async () => {
    await expect(await screen.findByLabelText("1 USDT의 금액(원)")).toHaveValue("1,385.50");
  },
};
export const Faulty: Story = {
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText("1 USDT의 금액(원)");
    await userEvent.clear(field);
    await userEvent.type(field, "0{Enter}");
    await expect(await screen.findByText("0.01원부터 1,000,000원까지 소수 둘째 자리로 입력해주세요.")).toBeVisible();
  },
};
