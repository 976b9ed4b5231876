import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { refusal } from "../../../../.storybook/story-data.ts";
import { RedeemForm } from "./redeem-form.tsx";

const report = { title: "데모", kind: "points", amount: 3_000, emoney: 1, point: 1, walletSeq: 1 };
const meta = {
  title: "이벤트/쿠폰/쿠폰 등록 양식",
  component: RedeemForm,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ answers: { "coupons/redeem": report } })],
} satisfies Meta<typeof RedeemForm>;
export default meta;

type Story = StoryObj<typeof meta>;
const CODE = "hanp andemo 2233-44";

export const Redeemed: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText("쿠폰 번호"), `${CODE}{Enter}`);
    await expect(await screen.findByText("데모: 3,000P 지급되었습니다.")).toBeVisible();
  },
};
export const TooShort: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText("쿠폰 번호"), "abc{Enter}");
    await expect(await screen.findByText("쿠폰 번호 16자리를 입력해주세요.")).toBeVisible();
  },
};
export const Unknown: Story = {
  parameters: {
    answers: { "coupons/redeem": refusal("not_found", 404, "없는 쿠폰입니다. 번호를 확인해주세요.") },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText("쿠폰 번호"), `${CODE}{Enter}`);
    await expect(await screen.findByText("없는 쿠폰입니다. 번호를 확인해주세요.")).toBeVisible();
  },
};
