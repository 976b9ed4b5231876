import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { CodeStep } from "./code-step.tsx";
import { CODE_TEXT } from "./code-text.ts";

const meta = {
  title: "로그인/코드 확인",
  component: CodeStep,
  args: { onKeyDown: fn() },
  decorators: [inApp({ answers: { "member/token": { token: null } }, box: "grid max-w-105 gap-3 p-4" })],
} satisfies Meta<typeof CodeStep>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(CODE_TEXT.label)).toHaveFocus();
    await expect(canvas.getByRole("button", { name: CODE_TEXT.submit })).toBeDisabled();
  },
};
