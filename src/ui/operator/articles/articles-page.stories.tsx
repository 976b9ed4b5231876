import { expect, fn, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { operatorArticle, pageWith } from "../../../../.storybook/community-data.ts";
import { ArticleForm } from "./article-form.tsx";
import { ArticlesPage } from "./articles-page.tsx";

export default pageStories(ArticlesPage, {
  title: "관리자/글/글 화면",
  path: "/admin/articles",
  answers: { "admin/articles": pageWith([operatorArticle]) },
  empty: { "admin/articles": pageWith([]) },
  stories: {
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
