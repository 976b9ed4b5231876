import type { Meta, StoryObj } from "@storybook/react-vite";
import { FactRow } from "./fact-row.tsx";

const meta = {
  title: "공통/대화상자/정보 한 줄",
  component: FactRow,
  args: { label: "최대 배당", children: "1,000.00" },
  render: (args) => (
    <dl className="max-w-100 divide-y divide-line p-3 text-sm">
      <FactRow {...args} />
      <FactRow label="최대 폴더">10폴더</FactRow>
    </dl>
  ),
} satisfies Meta<typeof FactRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const LongValue: Story = { args: { children: "1,000원부터 5,000,000원까지, 하루 합계 10,000,000원까지" } };
