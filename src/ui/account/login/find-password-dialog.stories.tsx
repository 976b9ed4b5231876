import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { FindPasswordDialog } from "./find-password-dialog.tsx";

const meta = {
  title: "로그인/비밀번호 찾기 창",
  component: FindPasswordDialog,
  args: { onClose: fn(), onChange: fn() },
  decorators: [inApp()],
} satisfies Meta<typeof FindPasswordDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
