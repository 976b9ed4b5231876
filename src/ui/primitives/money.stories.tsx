import type { Meta, StoryObj } from "@storybook/react-vite";
import { Money } from "./money.tsx";

const meta = {
  title: "Primitives/Money",
  component: Money,
  args: { amount: 1_284_500 },
  decorators: [
    (Story) => (
      <div className="max-w-150 p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Won: Story = {};
export const Point: Story = { args: { unit: "point" } };
export const Nothing: Story = { args: { amount: 0 } };
