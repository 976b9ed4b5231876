import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../../.storybook/in-app.tsx";
import { MoneyTab } from "./money-tab.tsx";
import { PROFILE_ANSWERS, sampleProfile } from "./profile-samples.ts";
import { POINTS_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "관리자/회원/지급과 레벨 탭",
  component: MoneyTab,
  args: { member: sampleProfile },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
  decorators: [inApp({ path: "/admin/members/member01", answers: PROFILE_ANSWERS, box: "p-3" })],
} satisfies Meta<typeof MoneyTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    await expect(await screen.findByText(TEXT.title)).toBeVisible();
    await expect(screen.getByText(TEXT.deposit)).toBeVisible();
  },
};
