import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { JoinList } from "./join-list.tsx";
import { page, refused } from "./join-samples.ts";

const meta = {
  title: "관리자/가입 승인/가입 대기 목록",
  component: JoinList,
  args: { state: "waiting", page: 1 },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/joins", answers: { "admin/joins": page } })],
} satisfies Meta<typeof JoinList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is the same in other accounts stands beside who waits; a sign-up and a change have buttons of their own. */
export const Waiting: Story = {
  play: async () => {
    await expect(await screen.findByText("휴대폰 번호 1명: member07")).toBeVisible();
    await expect(screen.getByText(/^접속 IP 7명: .* 외 2명$/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "newcomer1 승인" })).toBeEnabled();
    await expect(screen.getByRole("button", { name: "member05 환전 계좌 변경 승인" })).toBeEnabled();
  },
};
export const Refused: Story = {
  args: { state: "refused" },
  parameters: { answers: { "admin/joins": { ...page, items: [refused] } } },
};
