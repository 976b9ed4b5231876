import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { refusal } from "../../../../.storybook/story-data.ts";
import { SpendButton } from "./spend-button.tsx";

const report = { title: "보상", kind: "points", amount: 500, emoney: 1, point: 501, walletSeq: 2 };

const meta = {
  title: "이벤트/쿠폰/쿠폰 사용 버튼",
  component: SpendButton,
  args: { id: "c1", title: "가입 축하 쿠폰", onDone: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ answers: { "coupons/c1/use": report } })],
} satisfies Meta<typeof SpendButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "가입 축하 쿠폰 사용하기" }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
export const Refused: Story = {
  parameters: { answers: { "coupons/c1/use": refusal("not_claimable", 422, "기간이 지난 쿠폰입니다.") } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "가입 축하 쿠폰 사용하기" }));
    await expect(await screen.findByText("기간이 지난 쿠폰입니다.")).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
