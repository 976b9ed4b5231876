import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageHeading } from "./page-heading.tsx";

const meta = {
  title: "Primitives/PageHeading",
  component: PageHeading,
  args: { title: "쪽지함" },
  decorators: [
    (Story) => (
      <div className="max-w-150 p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PageHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAside: Story = { args: { aside: <span className="text-sm text-muted">2건</span> } };
