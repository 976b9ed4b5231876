import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { guide } from "../../../../.storybook/community-data.ts";
import { GuideList } from "./guide-list.tsx";
import { RulePage } from "./rule-page.tsx";

export default pageStories(RulePage, {
  title: "베팅규정/베팅규정 화면",
  path: "/rule",
  answers: { "guide/rule": { items: guide } },
  empty: { "guide/rule": { items: [] } },
  stories: {
    /** What is found is open. */
    Searched: {
      path: "/rule?text=연장전 포함합니다",
      play: async ({ canvas }) => {
        await expect(await canvas.findByText("연장전을 포함합니다.")).toBeVisible();
        await expect(canvas.queryByText("축구: 정산 기준")).toBe(null);
      },
    },
    NotFound: { path: "/rule?text=없는규정" },
    ListAlone: {
      render: () => (
        <GuideList entries={guide} text={{ search: "찾기", sections: "분류", all: "전체", noFound: "없음" }} />
      ),
    },
  },
});
