import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { claimReport, dailyMission } from "../../../../.storybook/story-missions.ts";
import { EventMissionPage } from "./event-mission-page.tsx";

const list = {
  now: "2026-11-22T03:00:00Z",
  items: [
    dailyMission,
    { ...dailyMission, id: "weekly", title: "이번 주 베팅", period: "week", claimableUntil: "2026-11-22T15:00:00Z" },
  ],
};

const meta = {
  title: "Programmes/EventMissionPage",
  component: EventMissionPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path="/eventMission"
        answers={{ missions: list, "missions/daily-bets/claim": claimReport, ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof EventMissionPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findAllByText("11-23 00:00에 새로 시작합니다.")).toHaveLength(2);
    const claim = await screen.findByRole("button", { name: "오늘의 베팅 3건 보상 받기" });
    await userEvent.click(claim);
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};
export const Empty: Story = { parameters: { answers: { missions: { ...list, items: [] } } } };
export const Failed: Story = { parameters: { answers: { missions: failure } } };
export const Loading: Story = { parameters: { answers: { missions: "pending" } } };
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
