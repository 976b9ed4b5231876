import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { failure, manager, member } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { UserInfoDialog } from "./user-info-dialog.tsx";

const meta = {
  title: "공통/대화상자/회원 정보 창",
  component: UserInfoDialog,
  args: { user: member, onClose: fn() },
  render: (args) => (
    <StoryApp>
      <UserInfoDialog {...args} />
    </StoryApp>
  ),
} satisfies Meta<typeof UserInfoDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const answeredWith = (answers: Record<string, unknown>): Story => ({
  render: (args) => (
    <StoryApp answers={answers}>
      <UserInfoDialog {...args} />
    </StoryApp>
  ),
});

export const Member: Story = {
  play: async () => {
    await expect(await screen.findByText("2026-11-21 09:12:40")).toBeVisible();
    await expect(screen.getByText("2026-11-20 22:05:02")).toBeVisible();
    await expect(screen.getByText("203.0.113.7")).toBeVisible();
    await expect(screen.getByText("한 경기의 합계 한도").parentElement).toHaveTextContent("30,000,000");
  },
};
/** Who stakes nothing has no limits to see. */
export const Manager: Story = {
  args: { user: manager },
  play: async () => {
    await expect(await screen.findByText("지난 로그인")).toBeVisible();
    await expect(screen.queryByText("최대 당첨금")).toBeNull();
  },
};
export const FirstLogin: Story = {
  ...answeredWith({
    "member/sessions": {
      items: [
        {
          id: "s1",
          address: "203.0.113.7",
          userAgent: "",
          createdAt: "2026-11-21T00:12:40Z",
          expiresAt: "2026-11-21T01:12:40Z",
          endsAt: "2026-11-21T12:12:40Z",
          isCurrent: true,
          isLive: true,
          endedReason: null,
        },
      ],
    },
  }),
  play: async () => {
    await expect((await screen.findByText("지난 로그인")).parentElement).toHaveTextContent("없음");
  },
};
export const Loading = answeredWith({ "bets/limits": "pending", "member/sessions": "pending" });
export const Failed: Story = {
  ...answeredWith({ "bets/limits": failure, "member/sessions": failure }),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(failure.message)).toHaveLength(2));
  },
};
