import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { sampleExchange } from "../../wallet/wallet-samples.ts";
import { queueOf } from "./request-samples.ts";
import { ActForm } from "./act-form.tsx";

const request = {
  ...sampleExchange,
  userId: "member07",
  nickname: "한강바람",
  level: 7,
  lease: null,
  reference: null,
  decidedBy: null,
};

const meta = {
  title: "관리자/신청/처리 양식",
  component: ActForm,
  args: { kind: "exchange", action: "refuse", requests: [request], onDone: fn(), onClose: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    inApp({
      path: "/admin/exchanges",
      answers: {
        "admin/money-requests/act": { items: [{ id: request.id, problem: null }] },
        "admin/money-requests": queueOf([request]),
      },
      box: "p-3",
    }),
  ],
} satisfies Meta<typeof ActForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Refuse: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "거절" }));
    await expect(await screen.findByText("필수 항목입니다.")).toBeVisible();
    await userEvent.type(screen.getByLabelText("거절하는 이유 (회원이 읽습니다)"), "예금주가 다릅니다.");
    await userEvent.click(screen.getByRole("button", { name: "거절" }));
    await userEvent.click(await screen.findByRole("button", { name: "거절" }));
    await expect(args.onDone).toHaveBeenCalledWith({ items: [{ id: request.id, problem: null }] });
  },
};
export const Approve: Story = { args: { action: "approve" } };
export const Doubt: Story = { args: { action: "doubt" } };
