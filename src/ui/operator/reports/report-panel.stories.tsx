import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { report, reportFile, reportSums } from "../../../api/contract/operator/reports.endpoints.ts";
import { ReportPanel } from "./report-panel.tsx";
import { sampleReport, sampleSums } from "./report-samples.ts";
import { REPORT_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "관리자/보고서/보고서 하나",
  component: ReportPanel,
  args: {
    name: "betting",
    to: report,
    sums: reportSums,
    file: reportFile,
    page: "/admin/reports",
    kept: { name: "betting" },
  },
  decorators: [
    inApp({
      path: "/admin/reports",
      answers: { "admin/reports/betting": sampleReport, "admin/reports/betting/sums": sampleSums },
    }),
  ],
} satisfies Meta<typeof ReportPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: TEXT.csv })).toBeVisible();
    await expect(canvas.getByRole("button", { name: TEXT.xlsx })).toBeVisible();
  },
};
