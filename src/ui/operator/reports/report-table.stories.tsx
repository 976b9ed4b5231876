import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { differingReport, emptyReport, sampleReport } from "./report-samples.ts";
import { ReportTable } from "./report-table.tsx";
import { REPORT_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "관리자/보고서/보고서 표",
  component: ReportTable,
  args: { report: sampleReport },
} satisfies Meta<typeof ReportTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/장부와 같습니다/)).toBeVisible();
  },
};
export const Differs: Story = {
  args: { report: differingReport },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/장부와 다릅니다/)).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "10,000" })).toBeVisible();
  },
};
export const Nothing: Story = {
  args: { report: emptyReport },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(TEXT.empty)).toBeVisible();
  },
};
