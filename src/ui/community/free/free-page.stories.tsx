import type { Meta, StoryObj } from "@storybook/react-vite";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { pageWith, postPage } from "../../../../.storybook/community-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { FreePage } from "./free-page.tsx";

const meta = {
  title: "Community/Free/FreePage",
  component: FreePage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/free" answers={{ free: postPage, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof FreePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: { answers: { free: { isCut: false, ...pageWith([]) } } } };
export const Loading: Story = { parameters: { answers: { free: "pending" } } };
export const Failed: Story = { parameters: { answers: { free: failure } } };
export const Cut: Story = {
  parameters: { answers: { free: { ...postPage, isCut: true, totalCount: 300, pageCount: 20 } } },
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths"] };
