import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { accMission } from "../../../../.storybook/story-missions.ts";
import { EventAccPage } from "./event-acc-page.tsx";

const list = { now: "2026-11-22T03:00:00Z", items: [accMission] };

export default pageStories(EventAccPage, {
  path: "/eventAcc",
  answers: { missions: list },
  empty: { missions: { ...list, items: [] } },
});
