import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { campaignEvent } from "../../../../.storybook/story-events.ts";
import { EventRulesPage } from "./event-rules-page.tsx";

const rules = { items: [{ ...campaignEvent, id: "r", category: "rules", title: "공통 규정" }] };

export default pageStories(EventRulesPage, {
  title: "이벤트/이벤트/이벤트 규정 화면",
  path: "/event/rules",
  answers: { "campaign-events/rules": rules },
  empty: { "campaign-events/rules": { items: [] } },
});
