import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../../.storybook/in-app.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { PROFILE_ANSWERS, sampleProfile } from "./profile-samples.ts";

const meta = {
  title: "관리자/회원/회원 요약",
  component: ProfileHead,
  args: { member: sampleProfile },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
  decorators: [inApp({ path: "/admin/members/member01", answers: PROFILE_ANSWERS, box: "p-3" })],
} satisfies Meta<typeof ProfileHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "한강바람 (member01)" })).toBeVisible();
    await expect(screen.getByRole("link", { name: "member09" })).toBeVisible();
  },
};
