import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { ConsoleMenu } from "./console-menu.tsx";
import { accountOf, sampleAccount } from "../staff/staff-samples.ts";

const meta = {
  title: "관리자/관리 메뉴/휴대폰의 관리 메뉴",
  component: ConsoleMenu,
  args: { onFollow: fn() },
  decorators: [inApp({ path: "/admin/settings", answers: { "member/staff/me": sampleAccount } })],
} satisfies Meta<typeof ConsoleMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Owner: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "직원" })).toBeVisible();
  },
};
export const Support: Story = {
  parameters: { answers: { "member/staff/me": accountOf("support") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "문의" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "직원" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "장부" })).toBeNull();
  },
};
