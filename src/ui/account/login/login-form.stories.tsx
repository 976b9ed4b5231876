import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { LOGIN_TEXT } from "./text.ts";
import { LoginForm } from "./login-form.tsx";

const meta = {
  title: "로그인/로그인 양식",
  component: LoginForm,
  decorators: [
    inApp({ answers: { "member/token": { token: null }, "member/login": "pending" }, box: "max-w-105 p-4" }),
  ],
} satisfies Meta<typeof LoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: LOGIN_TEXT.submit }));
    await expect(await canvas.findByText("아이디를 입력해주세요.")).toBeVisible();
    await expect(canvas.getByLabelText(LOGIN_TEXT.userId)).toHaveAccessibleDescription("아이디를 입력해주세요.");
    await expect(canvas.getByLabelText(LOGIN_TEXT.userId)).toHaveFocus();
  },
};
/** The focus goes to the first field that has a fault yet. */
export const WrongPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(LOGIN_TEXT.userId), "member01{Enter}");
    await expect(await canvas.findByText("비밀번호를 입력해주세요.")).toBeVisible();
    await expect(canvas.getByLabelText(LOGIN_TEXT.password)).toHaveFocus();
  },
};
export const Submitting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(LOGIN_TEXT.userId), "member01");
    await userEvent.type(canvas.getByLabelText(LOGIN_TEXT.password), "hanpan!2026{Enter}");
    await expect(await canvas.findByRole("button", { name: LOGIN_TEXT.submitting })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};
