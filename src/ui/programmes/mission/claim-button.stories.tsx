import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { refusal } from "../../../../.storybook/story-data.ts";
import { dailyMission } from "../../../../.storybook/story-missions.ts";
import { ClaimButton } from "./claim-button.tsx";

const report = { title: "보상", kind: "points", amount: 500, emoney: 1, point: 501, walletSeq: 2 };

const meta = {
  title: "이벤트/미션/보상 받기 버튼",
  component: ClaimButton,
  args: { mission: dailyMission, step: 1, targetText: "3건", onDone: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ answers: { "missions/daily-bets/claim": report } })],
} satisfies Meta<typeof ClaimButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "오늘의 베팅 3건 보상 받기" }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
export const Refused: Story = {
  parameters: { answers: { "missions/daily-bets/claim": refusal("already_claimed", 409, "이미 받았습니다.") } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "오늘의 베팅 3건 보상 받기" }));
    await expect(await screen.findByText("이미 받았습니다.")).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
