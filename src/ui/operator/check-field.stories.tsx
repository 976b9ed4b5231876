import type { Meta, StoryObj } from "@storybook/react-vite";
import { CheckField } from "./check-field.tsx";

const meta = {
  title: "Admin/CheckField",
  component: CheckField,
  args: { label: "회원가입 종료" },
} satisfies Meta<typeof CheckField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
