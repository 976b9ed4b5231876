import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { refusal } from "../../../../.storybook/story-data.ts";
import { CheckInButton } from "./check-in-button.tsx";

const report = {
  day: "2026-11-22",
  streak: 3,
  rewards: [{ streakDays: null, kind: "points", amount: 100 }],
  emoney: 1,
  point: 1,
  walletSeq: 9,
};

const meta = {
  title: "이벤트/출석부/출석 버튼",
  component: CheckInButton,
  args: { today: "2026-11-22", isCheckedIn: false, onDone: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ answers: { "attendance/check-in": report } })],
} satisfies Meta<typeof CheckInButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "출석하기" }));
    await expect(await screen.findByText(/100P/)).toBeVisible();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
export const Refused: Story = {
  parameters: { answers: { "attendance/check-in": refusal("already_claimed", 409, "오늘은 이미 출석했습니다.") } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "출석하기" }));
    await expect(await screen.findByText("오늘은 이미 출석했습니다.")).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
