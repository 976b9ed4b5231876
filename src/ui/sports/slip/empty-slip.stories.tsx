import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptySlip } from "./empty-slip.tsx";

const meta = {
  title: "베팅카트/빈 베팅카트",
  component: EmptySlip,
  decorators: [
    (Story) => (
      <div className="w-80 bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmptySlip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
