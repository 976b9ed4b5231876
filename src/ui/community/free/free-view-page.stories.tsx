import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { ApiFailure } from "../../../api/client/failure.ts";
import { commentPage, pageWith, post } from "../../../../.storybook/community-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { Comments } from "./comments.tsx";
import { FreeViewPage } from "./free-view-page.tsx";

const answers = { "free/p1": post, "free/p1/comments": commentPage };

const meta = {
  title: "Community/Free/FreeViewPage",
  component: FreeViewPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/free/view/p1" answers={{ ...answers, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof FreeViewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Markup of a member is text; the amounts of a bet are masked. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/<b>제 생각<\/b>입니다/)).toBeVisible();
    await expect(await canvas.findByText(/5\*,\*\*\*/)).toBeVisible();
    // The one button is that of the own comment.
    await expect(await canvas.findByRole("button", { name: "수정" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "수정" })).toBe(null);
  },
};
export const Own: Story = {
  parameters: { answers: { "free/p1": { ...post, isMine: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "수정" })).toBeVisible();
  },
};
export const NoComments: Story = { parameters: { answers: { "free/p1/comments": pageWith([]) } } };
export const Gone: Story = {
  parameters: { answers: { "free/p1": new ApiFailure("not_found", 404, "찾을 수 없습니다.") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("지워졌거나 없는 글입니다.")).toBeVisible();
  },
};
export const Failed: Story = { parameters: { answers: { "free/p1": failure, "free/p1/comments": failure } } };
export const CommentsAlone: Story = { render: () => <Comments postId="p1" /> };

/** An own comment is edited where it stands; others have no buttons. */
export const EditsComment: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "수정" }));
    const [edited] = await canvas.findAllByDisplayValue("동의합니다. 저도 홈승입니다.", {}, { timeout: 10_000 });
    await expect(edited).toBeVisible();
  },
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
