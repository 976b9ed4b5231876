import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { StaffPage } from "./staff-page.tsx";
import { sampleSessions, sampleStaff } from "./staff-samples.ts";

const page = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: sampleStaff.length, items: sampleStaff };

export default pageStories(StaffPage, {
  title: "관리자/직원/직원 화면",
  path: "/admin/staff",
  answers: { "admin/staff": page },
  empty: { "admin/staff": { ...page, totalCount: 0, items: [] } },
  stories: {
    /** Nobody changes his own account here. */
    Own: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "admin01 열기" }));
      await expect(screen.getByRole("button", { name: "역할 바꾸기" })).toBeDisabled();
      await expect(screen.getByRole("button", { name: "정지하기" })).toBeDisabled();
      await expect(screen.getByRole("button", { name: "로그인과 브라우저" })).toBeEnabled();
    },
    Sessions: {
      answers: { "admin/staff/admin06/sessions": sampleSessions },
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("button", { name: "admin06 열기" }));
        await userEvent.click(screen.getByRole("button", { name: "로그인과 브라우저" }));
        await expect(await screen.findByRole("list", { name: "로그인한 브라우저" }, { timeout: 10_000 })).toBeVisible();
      },
    },
  },
});
