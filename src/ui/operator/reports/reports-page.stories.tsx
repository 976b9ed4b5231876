import { expect } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { emptyReport, emptySums, sampleReport, sampleReports, sampleSums } from "./report-samples.ts";
import { ReportsPage } from "./reports-page.tsx";

export default pageStories(ReportsPage, {
  title: "관리자/보고서/보고서 화면",
  path: "/admin/reports",
  answers: {
    "admin/reports": sampleReports,
    "admin/reports/betting": sampleReport,
    "admin/reports/betting/sums": sampleSums,
  },
  empty: { "admin/reports/betting": emptyReport, "admin/reports/betting/sums": emptySums },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: sampleReport.title })).toBeVisible();
    await expect(await canvas.findByText(/1 \/ 2쪽/)).toBeVisible();
  },
});
