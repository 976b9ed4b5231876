import { expect, fn, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { operatorArticle, pageWith } from "../../../../.storybook/community-data.ts";
import { ArticleForm } from "./article-form.tsx";
import { ArticlesPage } from "./articles-page.tsx";

const scheduled = {
  ...operatorArticle,
  id: "n2",
  title: "추석 안내",
  showsFrom: "2036-11-27T01:00:00Z",
  isShownNow: false,
};

export default pageStories(ArticlesPage, {
  title: "관리자/글/글 화면",
  path: "/admin/articles",
  answers: { "admin/articles": pageWith([operatorArticle, scheduled]) },
  empty: { "admin/articles": pageWith([]) },
  stories: {
    /** Operators see one that is to come, with its time. */
    Scheduled: async () => {
      await expect(await screen.findByText(/^예약 2036-11-27 10:00/)).toBeVisible();
    },
    NewRule: {
      path: "/admin/articles?kind=rule",
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("button", { name: "새 글" }));
        await expect(await screen.findByLabelText("분류", {}, { timeout: 15_000 })).toBeVisible();
        await userEvent.click(screen.getByRole("button", { name: "저장" }));
        await expect(await screen.findByText("제목을 입력해주세요.")).toBeVisible();
      },
    },
    Form: {
      render: () => <ArticleForm kind="notice" article={operatorArticle} onDone={fn()} onClose={fn()} />,
    },
  },
});
