import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Admin/TextArea",
  component: TextArea,
  args: { label: "점검 안내문", defaultValue: "점검 중입니다.", rows: 4 },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
