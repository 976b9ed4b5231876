import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { operatorArticle, pageWith } from "../../../../.storybook/community-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { ArticleForm } from "./article-form.tsx";
import { ArticlesPage } from "./articles-page.tsx";

const meta = {
  title: "Operator/ArticlesPage",
  component: ArticlesPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={(parameters.path as string | undefined) ?? "/admin/articles"}
        answers={{ "admin/articles": pageWith([operatorArticle]), ...(parameters.answers as object) }}
      >
        <main>
          <h1 className="sr-only">관리자</h1>
          <Story />
        </main>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ArticlesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: { answers: { "admin/articles": pageWith([]) } } };
export const Failed: Story = { parameters: { answers: { "admin/articles": failure } } };
export const NewRule: Story = {
  parameters: { path: "/admin/articles?kind=rule" },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "새 글" }));
    await expect(await screen.findByLabelText("분류", {}, { timeout: 15_000 })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "저장" }));
    await expect(await screen.findByText("제목을 입력해주세요.")).toBeVisible();
  },
};
export const Form: Story = {
  render: () => <ArticleForm kind="notice" article={operatorArticle} onDone={fn()} onClose={fn()} />,
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
