import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inBox } from "../../../.storybook/in-app.tsx";
import { Icon } from "./icon.tsx";
import { ICON_NAMES } from "./icon-names.ts";

const meta = {
  title: "공통/기본 요소/아이콘",
  component: Icon,
  args: { name: "home" },
  decorators: [inBox("max-w-150 p-4")],
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-4">
      {ICON_NAMES.map((name) => (
        <li key={name} className="grid justify-items-center gap-1 text-2xs text-muted">
          <Icon name={name} size={24} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll("use")];
    await waitFor(() => expect(drawings.filter((drawing) => drawing.getBBox().width === 0)).toEqual([]));
  },
};
