import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { pageWith, postPage } from "../../../../.storybook/community-data.ts";
import { FreePage } from "./free-page.tsx";

export default pageStories(FreePage, {
  title: "자유게시판/자유게시판 화면",
  path: "/free",
  answers: { free: postPage },
  empty: { free: { isCut: false, ...pageWith([]) } },
  stories: {
    BothWidths: { tags: ["widths"] },
    Cut: { answers: { free: { ...postPage, isCut: true, totalCount: 300, pageCount: 20 } } },
  },
});
