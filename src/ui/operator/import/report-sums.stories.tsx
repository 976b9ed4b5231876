import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ReportSums } from "./report-sums.tsx";

const report = { taken: 380, changed: 12, corrected: 0, paid: 0, takenBack: 0, refused: [], refusedCount: 1 };

const meta = {
  title: "관리자/가져오기/행의 합계",
  component: ReportSums,
  args: { report },
} satisfies Meta<typeof ReportSums>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => expect(canvas.getByText("등록될 행 380, 바뀔 행 12, 거부될 행 1")).toBeVisible(),
};
/** Scores of matches that have begun move money. */
export const Corrected: Story = {
  args: { report: { ...report, corrected: 2, paid: 20_000, takenBack: 5_000 } },
  play: async ({ canvas }) => expect(canvas.getByText(/2경기의 점수가 바뀝니다. 지급 20,000원/)).toBeVisible(),
};
