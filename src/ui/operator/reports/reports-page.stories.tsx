import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { emptyReport, sampleReport, sampleReports } from "./report-samples.ts";
import { ReportsPage } from "./reports-page.tsx";

export default pageStories(ReportsPage, {
  title: "관리자/보고서/보고서 화면",
  path: "/admin/reports",
  answers: { "admin/reports": sampleReports, "admin/reports/betting": sampleReport },
  empty: { "admin/reports/betting": emptyReport },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: sampleReport.title })).toBeVisible();
    await expect(canvas.getByText(/1 \/ 2쪽/)).toBeVisible();
  },
});
