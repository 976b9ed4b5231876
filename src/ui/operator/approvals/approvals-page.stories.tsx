import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { page, refused } from "./approval-samples.ts";
import { ApprovalsPage } from "./approvals-page.tsx";

export default pageStories(ApprovalsPage, {
  title: "관리자/베팅 승인/베팅 승인 화면",
  path: "/admin/approvals",
  answers: { "admin/approvals": page },
  empty: { "admin/approvals": { ...page, totalCount: 0, items: [] } },
  stories: {
    Decided: { answers: { "admin/approvals": { ...page, items: [refused] } } },
    /** A refusal needs a reason. */
    Refusing: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "newcomer1 거절" }));
      await userEvent.click(await screen.findByRole("button", { name: "거절" }));
      await expect(await screen.findByText("사유를 입력해주세요.")).toBeVisible();
    },
  },
});
