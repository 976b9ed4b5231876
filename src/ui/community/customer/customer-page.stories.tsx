import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { enquiryPage, guide, notice, pageWith } from "../../../../.storybook/community-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { ArticleList } from "./article-list.tsx";
import { CustomerPage } from "./customer-page.tsx";
import { EnquiryList } from "./enquiry-list.tsx";

const answers = {
  "guide/faq": { items: guide },
  customer: enquiryPage,
  articles: pageWith([notice]),
  "articles/n1": { ...notice, contents: "<p>새벽 2시부터 점검합니다.</p>" },
};

const meta = {
  title: "Community/CustomerPage",
  component: CustomerPage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={(parameters.path as string | undefined) ?? "/customer"}
        answers={{ ...answers, ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof CustomerPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Questions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("축구: 정산 기준"));
    await expect(await canvas.findByText("연장전은 포함하지 않습니다.")).toBeVisible();
  },
};
export const NoQuestions: Story = { parameters: { answers: { "guide/faq": { items: [] } } } };
export const Own: Story = {
  parameters: { path: "/customer?tab=mine" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("새 답변 1건")).toBeVisible();
  },
};
export const NoneOfOwn: Story = {
  parameters: { path: "/customer?tab=mine", answers: { customer: { ...pageWith([]), unread: 0 } } },
};
export const Notices: Story = {
  parameters: { path: "/customer?tab=notice" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("정기 점검 안내"));
    await expect(await canvas.findByText("새벽 2시부터 점검합니다.")).toBeVisible();
  },
};
export const NoNews: Story = { parameters: { path: "/customer?tab=news", answers: { articles: pageWith([]) } } };
export const Failed: Story = { parameters: { answers: { "guide/faq": failure } } };
export const Lists: Story = {
  render: () => (
    <div className="grid gap-4">
      <EnquiryList />
      <ArticleList kind="news" />
    </div>
  ),
};
export const BothWidths: Story = { ...bothWidths(Questions), tags: ["widths", "long"] };
