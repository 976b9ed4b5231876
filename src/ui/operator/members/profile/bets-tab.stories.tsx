import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../../.storybook/in-app.tsx";
import { BetsTab } from "./bets-tab.tsx";
import { PROFILE_ANSWERS, sampleProfile } from "./profile-samples.ts";
import { PROFILE_BETS_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "관리자/회원/베팅 탭",
  component: BetsTab,
  args: { member: sampleProfile },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
  decorators: [inApp({ path: "/admin/members/member01", answers: PROFILE_ANSWERS, box: "p-3" })],
} satisfies Meta<typeof BetsTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async () => expect(await screen.findByText(TEXT.empty)).toBeVisible(),
};
