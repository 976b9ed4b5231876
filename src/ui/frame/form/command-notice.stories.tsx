import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { CommandNotice } from "./command-notice.tsx";

const request = { method: "POST", path: "deposits" } as const;

const meta = {
  title: "공통/양식/처리 결과 안내",
  component: CommandNotice,
  args: { state: "unknown", context: { refusal: null, request }, onReconcile: fn(), onResend: fn(), onDiscard: fn() },
} satisfies Meta<typeof CommandNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};
export const Unsent: Story = {
  args: { state: "unsent" },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "다시 보내기" }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "취소하기" }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
/** The request held a password, and was not stored. */
export const UnsentWithoutRequest: Story = {
  args: { state: "unsent", context: { refusal: null, request: null } },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "취소하기" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "다시 보내기" })).toBeNull();
  },
};
export const Interrupted: Story = { args: { state: "interrupted" } };
