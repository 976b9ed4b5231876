import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { ApiFailure } from "../../../api/client/failure.ts";
import { campaignEvent } from "../../../../.storybook/story-events.ts";
import { EventViewPage } from "./event-view-page.tsx";

const PATH = "campaign-events/weekly";

export default pageStories(EventViewPage, {
  title: "이벤트/이벤트/이벤트 상세 화면",
  path: "/event/weekly",
  answers: { [PATH]: campaignEvent },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "주간 스포츠 토너먼트" })).toBeVisible();
    await expect(await screen.findByText("기간 안에 정산된 베팅을 더합니다.")).toBeVisible();
  },
  stories: {
    Ended: { answers: { [PATH]: { ...campaignEvent, phase: "ended" } } },
    Missing: {
      answers: { [PATH]: new ApiFailure("not_found", 404, "찾을 수 없습니다.") },
      play: async () => {
        await expect(await screen.findByText("이벤트를 찾을 수 없습니다.")).toBeVisible();
      },
    },
  },
});
