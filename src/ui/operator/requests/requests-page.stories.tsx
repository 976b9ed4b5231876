import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { chargeQueue, exchangeQueue, queueOf } from "./request-samples.ts";
import { RequestsPage } from "./requests-page.tsx";

const acted = {
  items: [{ id: "0199-0003", problem: "입금 한도(24시간)까지 40,000원 남았습니다." }],
};

const meta = {
  title: "관리자/신청/신청 화면",
  component: RequestsPage,
  args: { kind: "charge" },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    inApp({
      path: "/admin/charges",
      answers: {
        "admin/money-requests": chargeQueue,
        "admin/money-requests/act": acted,
      },
    }),
  ],
} satisfies Meta<typeof RequestsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Charges: Story = {
  play: async ({ userEvent }) => {
    const [, first, second] = await screen.findAllByRole("checkbox");
    if (!first || !second) throw new Error("no rows");
    await userEvent.click(first);
    await expect(screen.getByRole("button", { name: "맡기" })).toBeEnabled();
    await expect(screen.getByRole("button", { name: "승인" })).toBeDisabled();
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(screen.getByRole("button", { name: "승인" })).toBeEnabled();
  },
};
/** What the filter holds stands in the address. */
export const Filtered: Story = {
  parameters: { path: "/admin/charges?state=done&text=member07&from=2026-11-20&sort=-amount" },
  play: async () => {
    await expect(await screen.findByText("총 3건")).toBeVisible();
    await expect(screen.getByText("300,000")).toBeVisible();
    await expect(screen.getByLabelText("아이디 또는 닉네임")).toHaveValue("member07");
    await expect(screen.getByRole("link", { name: "완료" })).toHaveAttribute("aria-current");
    await expect(screen.getByRole("link", { name: "거절" })).not.toHaveAttribute("aria-current");
    await expect(screen.getByRole("columnheader", { name: /금액/ })).toHaveAttribute("aria-sort", "descending");
  },
};
export const Empty: Story = { parameters: { answers: { "admin/money-requests": queueOf([]) } } };
export const Failed: Story = { parameters: { answers: { "admin/money-requests": failure } } };
export const Exchanges: Story = {
  args: { kind: "exchange" },
  parameters: {
    answers: {
      "admin/money-requests": exchangeQueue,
    },
  },
};
/** A request that is not approved says why. */
export const NotApproved: Story = {
  play: async ({ userEvent }) => {
    const [, , second] = await screen.findAllByRole("checkbox");
    if (!second) throw new Error("no rows");
    await userEvent.click(second);
    await userEvent.click(screen.getByRole("button", { name: "승인" }));
    const form = within(await screen.findByRole("region", { name: "승인" }));
    await expect(form.getByText("충전 1건, 100,000원을 승인해 회원의 지갑에 넣습니다.")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "승인" }));
    await expect(await screen.findByText("member08: 입금 한도(24시간)까지 40,000원 남았습니다.")).toBeVisible();
  },
};
