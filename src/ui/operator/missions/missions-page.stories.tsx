import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { accMission, dailyMission } from "../../../../.storybook/story-missions.ts";
import { MissionsPage } from "./missions-page.tsx";

const running = { startsAt: "2026-11-15T15:00:00Z", endsAt: null, phase: "running", claims: 3 };

const items = [
  { ...dailyMission, ...running },
  { ...accMission, ...running, endsAt: "2026-12-22T15:00:00Z" },
];

export default pageStories(MissionsPage, {
  title: "관리자/미션/미션 화면",
  path: "/admin/missions",
  answers: { "admin/missions": { items } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "acc-stake 열기" }));
    await userEvent.click(screen.getByRole("button", { name: "수정" }));
    await expect(await screen.findByLabelText("2단계 목표", {}, { timeout: 10_000 })).toHaveValue("5,000,000");
    await expect(screen.getByLabelText("게임")).toHaveValue("1");
  },
  empty: { "admin/missions": { items: [] } },
});
