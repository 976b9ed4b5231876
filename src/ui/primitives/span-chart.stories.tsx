import type { Meta, StoryObj } from "@storybook/react-vite";
import { SpanChart } from "./span-chart.tsx";

interface Span {
  from: string;
  up: number;
  down: number;
}

const spans: Span[] = [
  { from: "2026-11-09", up: 120, down: -40 },
  { from: "2026-11-16", up: 60, down: -90 },
  { from: "2026-11-23", up: 0, down: 0 },
];

const meta = {
  title: "공통/기본 요소/기간 차트",
  component: SpanChart<Span>,
  render: (args) => <SpanChart {...args} />,
  args: {
    name: "세 주의 오르내림",
    spans,
    series: [
      { label: "오름", className: "fill-accent", read: ({ up }) => up },
      { label: "내림", className: "fill-warn", read: ({ down }) => down },
    ],
  },
} satisfies Meta<typeof SpanChart<Span>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { spans: [] } };
