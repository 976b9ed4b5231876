import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { accMission } from "../../../../.storybook/story-missions.ts";
import { EventAccPage } from "./event-acc-page.tsx";

const list = { now: "2026-11-22T03:00:00Z", items: [accMission] };

export default pageStories(EventAccPage, {
  title: "이벤트/미션/누적 이벤트 화면",
  path: "/eventAcc",
  answers: { missions: list },
  empty: { missions: { ...list, items: [] } },
});
