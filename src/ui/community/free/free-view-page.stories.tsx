import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { ApiFailure } from "../../../api/client/failure.ts";
import { commentPage, pageWith, post } from "../../../../.storybook/community-data.ts";
import { Comments } from "./comments.tsx";
import { FreeViewPage } from "./free-view-page.tsx";

const answers = { "free/p1": post, "free/p1/comments": commentPage };

export default pageStories(FreeViewPage, {
  title: "자유게시판/게시글 화면",
  path: "/free/view/p1",
  answers,
  /** Markup of a member is text; the amounts of a bet are masked. */
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/<b>제 생각<\/b>입니다/)).toBeVisible();
    await expect(await canvas.findByText(/5\*,\*\*\*/)).toBeVisible();
    // The one button is that of the own comment.
    await expect(await canvas.findByRole("button", { name: "수정" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "수정" })).toBe(null);
  },
  stories: {
    Own: {
      answers: { "free/p1": { ...post, isMine: true } },
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole("link", { name: "수정" })).toBeVisible();
      },
    },
    NoComments: { answers: { "free/p1/comments": pageWith([]) } },
    Gone: {
      answers: { "free/p1": new ApiFailure("not_found", 404, "찾을 수 없습니다.") },
      play: async ({ canvas }) => {
        await expect(await canvas.findByText("지워졌거나 없는 글입니다.")).toBeVisible();
      },
    },
    CommentsAlone: {
      render: () => <Comments postId="p1" />,
    },
    /** An own comment is edited where it stands; others have no buttons. */
    EditsComment: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole("button", { name: "수정" }));
      const [edited] = await canvas.findAllByDisplayValue("동의합니다. 저도 홈승입니다.", {}, { timeout: 10_000 });
      await expect(edited).toBeVisible();
    },
  },
});
