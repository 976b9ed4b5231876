import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { refusal } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { accMission, dailyMission } from "../../../../.storybook/story-missions.ts";
import { MissionCard } from "./mission-card.tsx";

const meta = {
  title: "이벤트/미션/미션 카드",
  component: MissionCard,
  args: { mission: dailyMission },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp answers={{ ...(parameters.answers as object) }}>
        <h1>미션</h1>
        <h2>오늘</h2>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof MissionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Claimable: Story = {
  play: async () => {
    await expect(await screen.findByRole("progressbar")).toHaveProperty("position", 0.6);
    await expect(await screen.findByRole("button", { name: "오늘의 베팅 3건 보상 받기" })).toBeEnabled();
  },
};
/** Another tab has claimed it. */
export const ClaimedElsewhere: Story = {
  parameters: { answers: { "missions/daily-bets/claim": refusal("already_claimed", 409, "이미 받았습니다.") } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: /받기/ }));
    await expect(await screen.findByText("이미 받았습니다.")).toBeVisible();
  },
};
export const Accumulated: Story = {
  args: { mission: accMission },
  play: async () => {
    await expect(await screen.findByText("1,250,000원 / 5,000,000원")).toBeVisible();
    await expect(screen.getByText("3배 베팅 후 환전")).toBeVisible();
  },
};
