import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { guide } from "../../../../.storybook/community-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { GuideList } from "./guide-list.tsx";
import { RulePage } from "./rule-page.tsx";

const meta = {
  title: "Community/RulePage",
  component: RulePage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={(parameters.path as string | undefined) ?? "/rule"}
        answers={{ "guide/rule": { items: guide }, ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof RulePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
/** What is found is open. */
export const Searched: Story = {
  parameters: { path: "/rule?text=연장전 포함합니다" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("연장전을 포함합니다.")).toBeVisible();
    await expect(canvas.queryByText("축구: 정산 기준")).toBe(null);
  },
};
export const NotFound: Story = { parameters: { path: "/rule?text=없는규정" } };
export const Empty: Story = { parameters: { answers: { "guide/rule": { items: [] } } } };
export const Failed: Story = { parameters: { answers: { "guide/rule": failure } } };
export const ListAlone: Story = {
  render: () => <GuideList entries={guide} text={{ search: "찾기", sections: "분류", all: "전체", noFound: "없음" }} />,
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
