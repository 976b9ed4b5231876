import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { LoginDialog } from "./login-dialog.tsx";

const meta = {
  title: "로그인/로그인 창",
  component: LoginDialog,
  args: { onClose: fn() },
  decorators: [inApp({ box: "p-4" })],
} satisfies Meta<typeof LoginDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
