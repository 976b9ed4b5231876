import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBox } from "../../../.storybook/in-app.tsx";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "공통/기본 요소/비밀번호 입력란",
  component: PasswordField,
  args: { label: "비밀번호", name: "password", defaultValue: "hanpan!2026" },
  decorators: [inBox("max-w-100 p-4")],
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("비밀번호", { exact: true });
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "비밀번호 보기" }));
    await expect(field).toHaveAttribute("type", "text");
  },
};
