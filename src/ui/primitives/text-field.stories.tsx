import type { Meta, StoryObj } from "@storybook/react-vite";
import { inBox } from "../../../.storybook/in-app.tsx";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "공통/기본 요소/한 줄 입력란",
  component: TextField,
  args: { label: "아이디", name: "userId" },
  decorators: [inBox("max-w-150 p-4")],
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: "영문, 숫자, 밑줄 4~20자" } };
export const Wrong: Story = { args: { error: "아이디를 입력해주세요." } };
