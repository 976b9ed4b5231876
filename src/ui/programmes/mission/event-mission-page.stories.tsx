import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { claimReport, dailyMission } from "../../../../.storybook/story-missions.ts";
import { EventMissionPage } from "./event-mission-page.tsx";

const list = {
  now: "2026-11-22T03:00:00Z",
  items: [
    dailyMission,
    { ...dailyMission, id: "weekly", title: "이번 주 베팅", period: "week", claimableUntil: "2026-11-22T15:00:00Z" },
  ],
};

export default pageStories(EventMissionPage, {
  title: "이벤트/미션/일일 미션 화면",
  path: "/eventMission",
  answers: { missions: list, "missions/daily-bets/claim": claimReport },
  play: async ({ userEvent }) => {
    await expect(await screen.findAllByText("11-23 00:00에 새로 시작합니다.")).toHaveLength(2);
    const claim = await screen.findByRole("button", { name: "오늘의 베팅 3건 보상 받기" });
    await userEvent.click(claim);
    await expect(screen.queryByRole("alert")).toBeNull();
  },
  empty: { missions: { ...list, items: [] } },
});
