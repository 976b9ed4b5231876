import type { Meta, StoryObj } from "@storybook/react-vite";
import { inBox } from "../../../../.storybook/in-app.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { DeviceToggle, ThemeRow, ThemeToggle } from "./view-toggles.tsx";

const meta = {
  title: "공통/틀/보기 전환",
  component: ThemeToggle,
  decorators: [inBox("max-w-150 p-4")],
} satisfies Meta<typeof ThemeToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Theme: Story = {};
export const Device: Story = {
  render: () => (
    <StoryApp>
      <DeviceToggle />
    </StoryApp>
  ),
};
export const InAMenu: Story = { render: () => <ThemeRow className="flex h-10 items-center gap-2" /> };
