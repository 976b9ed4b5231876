import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { page, refused } from "./join-samples.ts";
import { JoinsPage } from "./joins-page.tsx";

export default pageStories(JoinsPage, {
  title: "관리자/가입 승인/가입 승인 화면",
  path: "/admin/joins",
  answers: { "admin/joins": page },
  empty: { "admin/joins": { ...page, totalCount: 0, items: [] } },
  stories: {
    Decided: { answers: { "admin/joins": { ...page, items: [refused] } } },
    /** A refusal needs a reason. */
    Refusing: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "newcomer1 거절" }));
      await userEvent.click(await screen.findByRole("button", { name: "거절" }));
      await expect(await screen.findByText("사유를 입력해주세요.")).toBeVisible();
    },
  },
});
