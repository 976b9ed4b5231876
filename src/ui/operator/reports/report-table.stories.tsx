import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { differingSums, emptyReport, emptySums, sampleReport, sampleSums } from "./report-samples.ts";
import { ReportTable } from "./report-table.tsx";
import { REPORT_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "관리자/보고서/보고서 표",
  component: ReportTable,
  args: { report: sampleReport, sums: sampleSums },
} satisfies Meta<typeof ReportTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/장부와 같습니다/)).toBeVisible();
  },
};
export const Differs: Story = {
  args: { sums: differingSums },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/장부와 다릅니다/)).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "10,000" })).toBeVisible();
  },
};
export const Nothing: Story = {
  args: { report: emptyReport, sums: emptySums },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(TEXT.empty)).toBeVisible();
  },
};
/** The rows are there first. */
export const WithoutSums: Story = {
  args: { sums: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell", { name: "12,400,000" })).toBeVisible();
    await expect(canvas.queryByText(TEXT.totals)).toBeNull();
    await expect(canvas.queryByText(new RegExp(TEXT.checks))).toBeNull();
  },
};
