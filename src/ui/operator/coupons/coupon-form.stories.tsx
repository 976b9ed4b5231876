import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { CouponForm } from "./coupon-form.tsx";
import { IssueForm } from "./issue-form.tsx";

const coupon = {
  id: "c1",
  title: "생일 쿠폰",
  reward: { kind: "money" as const, amount: 20_000, wagering: 3 },
  code: "ABCD-EFGH-JKLM-NPQR",
  codeCount: 10,
  expiresAt: "2026-12-22T14:59:00Z",
  createdAt: "2026-11-20T00:00:00Z",
  createdBy: "admin01",
  issued: 0,
  used: 0,
};

const meta = {
  title: "관리자/쿠폰/쿠폰 양식",
  component: CouponForm,
  args: { onDone: fn(), onClose: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ answers: { "admin/coupons": coupon, "admin/coupons/c1": coupon } })],
} satisfies Meta<typeof CouponForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NewWithCode: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText("이름"), "방송 쿠폰");
    await userEvent.type(screen.getByLabelText("만료 (한국 시간)"), "2026-12-31 23:59");
    await userEvent.type(screen.getByLabelText("보상 금액"), "3000");
    await userEvent.type(screen.getByLabelText(/번호로 등록할 수 있는/), "100");
    await userEvent.click(screen.getByRole("button", { name: "만들기" }));
    await expect(await screen.findByText("방송 쿠폰 · 3,000P")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "만들기" }));
    await expect(await screen.findByText("만들었습니다. 번호: ABCD-EFGH-JKLM-NPQR")).toBeVisible();
  },
};
export const Edited: Story = {
  args: { coupon },
  play: async () => {
    await expect(await screen.findByLabelText("만료 (한국 시간)")).toHaveValue("2026-12-22 23:59");
  },
};
export const WrongReceivers: Story = {
  render: (args) => <IssueForm couponId="c1" onDone={args.onDone} onClose={args.onClose} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "발급하기" }));
    await expect(await screen.findByText("회원을 입력해주세요.")).toBeVisible();
  },
};
