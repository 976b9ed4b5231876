import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../.storybook/in-app.tsx";
import { Console } from "./console.tsx";
import { accountOf, sampleAccount } from "./staff/staff-samples.ts";

const meta = {
  title: "관리자/관리자 틀",
  component: Console,
  args: { children: <p>내용</p> },
  decorators: [
    inApp({
      path: "/admin/members",
      answers: { "member/staff/me": sampleAccount, "admin/waiting": { counts: { joins: 3, members: 0 } } },
    }),
  ],
} satisfies Meta<typeof Console>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Members: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "회원" })).toHaveAttribute("aria-current", "page");
  },
};

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "가입 · 계정 확인 대기 3" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "회원" })).toBeVisible();
  },
};

/** What the roles do not allow has no link. */
export const OfSupport: Story = {
  parameters: { answers: { "member/staff/me": accountOf("support") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "문의" })).toBeInTheDocument();
    await expect(canvas.queryByRole("link", { name: "직원" })).toBeNull();
  },
};

/** The name of the section is the heading of the page. */
export const Titled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "회원" })).toBeVisible();
  },
};
