import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { AuditLogPage } from "./audit-log-page.tsx";
import { AUDIT_ANSWERS, log, noLog } from "./audit-samples.ts";
import { AUDIT_LOG_TEXT as TEXT } from "./text.ts";

export default pageStories(AuditLogPage, {
  title: "관리자/운영 기록/감사 기록 화면",
  path: "/admin/audit-log",
  answers: AUDIT_ANSWERS,
  empty: { ...AUDIT_ANSWERS, "admin/audit-log": noLog },
  stories: {
    /** Before and after, and what was asked. */
    Opened: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: `${log.items[0]?.id} 열기` }));
      await expect((await screen.findAllByText("member m-1"))[0]).toBeVisible();
      await expect(await screen.findByLabelText(TEXT.changes)).toBeVisible();
    },
  },
});
