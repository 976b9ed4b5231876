import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { campaignEvents } from "../../../../.storybook/story-events.ts";
import { EventListPage } from "./event-list-page.tsx";
import { EventTabs } from "./event-tabs.tsx";

export default pageStories(EventListPage, {
  title: "이벤트/이벤트/이벤트 목록 화면",
  path: "/event",
  answers: { "campaign-events": campaignEvents },
  play: async () => {
    await expect(await screen.findByRole("link", { name: /주간 스포츠 토너먼트/ })).toHaveAttribute(
      "href",
      "/event/weekly",
    );
    await expect(screen.getByRole("link", { name: /오픈 주간/ })).toHaveTextContent("종료");
  },
  stories: {
    Coin: {
      path: "/event/coin",
      answers: { "campaign-events": { ...campaignEvents, totalCount: 0, items: [] } },
      play: async () => {
        await expect(await screen.findByText("이벤트가 없습니다.")).toBeVisible();
        await expect(screen.getByRole("link", { name: "테더" })).toHaveAttribute("aria-current", "page");
      },
    },
    Tabs: {
      render: () => <EventTabs selected="/event/rules" />,
    },
  },
});
