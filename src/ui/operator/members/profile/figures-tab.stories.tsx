import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../../.storybook/in-app.tsx";
import { FiguresTab } from "./figures-tab.tsx";
import { PROFILE_ANSWERS, sampleProfile } from "./profile-samples.ts";
import { FIGURES_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "관리자/회원/기간별 실적",
  component: FiguresTab,
  args: { member: sampleProfile },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
  decorators: [inApp({ path: "/admin/members/member01", answers: PROFILE_ANSWERS, box: "p-3" })],
} satisfies Meta<typeof FiguresTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    await expect(await screen.findByText(TEXT.ever)).toBeVisible();
    // (3,120,000 - 2,950,000) / 3,120,000
    await expect(screen.getByText("5.4%")).toBeVisible();
    await expect(screen.getAllByRole("img")).toHaveLength(2);
  },
};
