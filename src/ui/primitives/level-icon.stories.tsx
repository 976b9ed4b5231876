import type { Meta, StoryObj } from "@storybook/react-vite";
import { inBox } from "../../../.storybook/in-app.tsx";
import { LevelIcon } from "./level-icon.tsx";

const meta = {
  title: "공통/기본 요소/레벨 아이콘",
  component: LevelIcon,
  args: { level: 1 },
  decorators: [inBox("max-w-150 p-4")],
} satisfies Meta<typeof LevelIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-3">
      {Array.from({ length: 10 }, (_, index) => (
        <li key={index}>
          <LevelIcon level={index + 1} size={48} />
        </li>
      ))}
    </ul>
  ),
};
export const Small: Story = { args: { level: 7 } };
