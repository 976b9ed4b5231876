import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "공통/기본 요소/여러 줄 입력란",
  component: TextArea,
  args: { label: "점검 안내문", defaultValue: "점검 중입니다.", rows: 4 },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Hinted: Story = { args: { hint: "스크립트는 저장할 때 지워집니다." } };
export const Wrong: Story = { args: { error: "내용이 너무 깁니다." } };
