import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";

const meta = {
  title: "로그인/비밀번호 변경 창",
  component: ChangePasswordDialog,
  args: { onClose: fn(), onDone: fn() },
  decorators: [inApp()],
} satisfies Meta<typeof ChangePasswordDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
