import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { LateFrame } from "./late-frame.tsx";

const meta = {
  title: "공통/틀/늦게 오는 틀",
  component: LateFrame,
  args: { kind: "member", unread: 2 },
  decorators: [inApp()],
} satisfies Meta<typeof LateFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
