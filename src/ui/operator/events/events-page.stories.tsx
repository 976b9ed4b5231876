import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { campaignEvent } from "../../../../.storybook/story-events.ts";
import { EventsPage } from "./events-page.tsx";

const row = { ...campaignEvent, contents: "<h3>참여 방법</h3>", isShown: true, isOnHome: true, position: 1 };

const page = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 1, items: [row] };

const LOADED = { timeout: 15_000 };

export default pageStories(EventsPage, {
  title: "관리자/이벤트/이벤트 화면",
  path: "/admin/events",
  answers: { "admin/campaign-events": page, "admin/campaign-events/weekly": row },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "weekly 열기" }));
    await userEvent.click(screen.getByRole("button", { name: "수정" }));
    const title = await screen.findByLabelText("제목", {}, LOADED);
    await screen.findByRole("textbox", { name: "내용" }, LOADED);
    await userEvent.type(title, " 2");
    await userEvent.click(screen.getByRole("button", { name: "저장" }));
    await expect(await screen.findByText("저장했습니다.")).toBeVisible();
  },
  empty: { "admin/campaign-events": { ...page, totalCount: 0, items: [] } },
});
