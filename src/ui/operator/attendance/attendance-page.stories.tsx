import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { AttendancePage } from "./attendance-page.tsx";

const rules = {
  isOpen: true,
  daily: { kind: "points", amount: 100, wagering: 0 },
  streaks: [{ days: 7, reward: { kind: "money", amount: 5_000, wagering: 1 } }],
};

const claims = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 0, items: [] };

export default pageStories(AttendancePage, {
  title: "관리자/출석/출석 화면",
  path: "/admin/attendance",
  answers: { "admin/attendance-rules": rules, "admin/claims": claims },
  play: async ({ userEvent }) => {
    await expect(await screen.findByLabelText("연속 1 일수", {}, { timeout: 10_000 })).toHaveValue("7");
    await userEvent.click(screen.getByRole("button", { name: "저장" }));
    await expect(await screen.findByText("저장했습니다. 다음 출석부터 쓰입니다.")).toBeVisible();
  },
});
