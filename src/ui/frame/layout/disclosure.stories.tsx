import type { Meta, StoryObj } from "@storybook/react-vite";
import { Disclosure } from "./disclosure.tsx";

const meta = {
  title: "Layout/Disclosure",
  component: Disclosure,
  args: {
    label: "한국형 스포츠",
    isCurrent: false,
    className: "flex items-center gap-1 p-2",
    children: () => <p className="p-2">링크</p>,
  },
  decorators: [
    (Story) => (
      <div className="max-w-150 p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
