import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConnectionNotice } from "./connection-notice.tsx";

const meta = {
  title: "공통/틀/연결 끊김 안내",
  component: ConnectionNotice,
  args: { isLost: true },
} satisfies Meta<typeof ConnectionNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lost: Story = {};
export const Online: Story = { args: { isLost: false } };
