import type { Meta, StoryObj } from "@storybook/react-vite";
import { HistoryChart } from "./history-chart.tsx";
import { sampleSpans } from "./protection-samples.ts";

const meta = {
  title: "회원정보/건전 이용/이용 기록 차트",
  component: HistoryChart,
  args: { spans: sampleSpans },
} satisfies Meta<typeof HistoryChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwelveWeeks: Story = {};
export const NoBets: Story = {
  args: { spans: sampleSpans.map(({ from }) => ({ from, deposits: 0, staked: 0, returned: 0 })) },
};
