import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { DepositHistory } from "./deposit-history.tsx";

const made = {
  id: "7",
  at: "2026-11-22T01:00:00Z",
  userId: "member01",
  amount: 50_000,
  reason: "이벤트 당첨",
  by: "admin01",
  approvedBy: null,
  purpose: "charge",
  isReversed: false,
};
const page = {
  page: 1,
  pageCount: 1,
  itemsPerPage: 5,
  totalCount: 2,
  items: [made, { ...made, id: "6", reason: "", isReversed: true }],
};

const meta = {
  title: "관리자/회원/입금 내역",
  component: DepositHistory,
  args: { userId: "member01", onChanged: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    inApp({
      answers: {
        "admin/deposits": page,
        "admin/deposits/7/reverse": { userId: "member01", emoney: 1_000_000, walletSeq: 12 },
      },
    }),
  ],
} satisfies Meta<typeof DepositHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Reversed: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "되돌리기" }));
    await userEvent.type(await screen.findByLabelText("사유"), "잘못 입금");
    await userEvent.click(screen.getAllByRole("button", { name: "되돌리기" }).at(-1)!);
    await expect(await screen.findByText("member01 회원의 지갑에서 50,000원을 되돌립니다.")).toBeVisible();
    await userEvent.click(screen.getAllByRole("button", { name: "되돌리기" }).at(-1)!);
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledTimes(1));
  },
};
