import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { enquiryPage, guide, notice, pageWith } from "../../../../.storybook/community-data.ts";
import { ArticleList } from "./article-list.tsx";
import { CustomerPage } from "./customer-page.tsx";
import { EnquiryList } from "./enquiry-list.tsx";

const answers = {
  "guide/faq": { items: guide },
  customer: enquiryPage,
  articles: pageWith([notice]),
  "articles/n1": { ...notice, contents: "<p>새벽 2시부터 점검합니다.</p>" },
};

export default pageStories(CustomerPage, {
  title: "고객센터/고객센터 화면",
  path: "/customer",
  answers,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("축구: 정산 기준"));
    await expect(await canvas.findByText("연장전은 포함하지 않습니다.")).toBeVisible();
  },
  stories: {
    NoQuestions: { answers: { "guide/faq": { items: [] } } },
    Own: {
      path: "/customer?tab=mine",
      play: async ({ canvas }) => {
        await expect(await canvas.findByText("새 답변 1건")).toBeVisible();
      },
    },
    NoneOfOwn: {
      path: "/customer?tab=mine",
      answers: { customer: { ...pageWith([]), unread: 0 } },
    },
    Notices: {
      path: "/customer?tab=notice",
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(await canvas.findByText("정기 점검 안내"));
        await expect(await canvas.findByText("새벽 2시부터 점검합니다.")).toBeVisible();
      },
    },
    NoNews: {
      path: "/customer?tab=news",
      answers: { articles: pageWith([]) },
    },
    Lists: {
      render: () => (
        <div className="grid gap-4">
          <EnquiryList />
          <ArticleList kind="news" />
        </div>
      ),
    },
  },
});
