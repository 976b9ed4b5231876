import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { APPROVAL_ANSWERS, none, refusedPage, terms } from "./approval-samples.ts";
import { ApprovalsPage } from "./approvals-page.tsx";
import { APPROVALS_TEXT as TEXT } from "./text.ts";

export default pageStories(ApprovalsPage, {
  title: "관리자/두 사람 승인/승인 화면",
  path: "/admin/approvals",
  answers: APPROVAL_ANSWERS,
  empty: { "admin/approvals": none, "admin/four-eyes": terms },
  stories: {
    Refused: { answers: { ...APPROVAL_ANSWERS, "admin/approvals": refusedPage } },
    /** Opened with one press; the second asks. */
    Opened: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "a1 열기" }));
      await expect(await screen.findByRole("button", { name: TEXT.approve })).toBeVisible();
    },
    /** Who asked may withdraw it, and no more. */
    Own: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "a2 열기" }));
      await expect(await screen.findByText(TEXT.own)).toBeVisible();
      await expect(screen.queryByRole("button", { name: TEXT.approve })).toBeNull();
    },
    /** A refusal needs a reason. */
    Refusing: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "a1 열기" }));
      await userEvent.click(await screen.findByRole("button", { name: TEXT.refuse }));
      await expect(await screen.findByLabelText(TEXT.refuseReason)).toBeVisible();
    },
  },
});
