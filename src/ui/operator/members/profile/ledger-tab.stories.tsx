import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../../.storybook/in-app.tsx";
import { LedgerTab } from "./ledger-tab.tsx";
import { PROFILE_ANSWERS, sampleProfile } from "./profile-samples.ts";

const meta = {
  title: "관리자/회원/머니 내역 탭",
  component: LedgerTab,
  args: { member: sampleProfile },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
  decorators: [inApp({ path: "/admin/members/member01", answers: PROFILE_ANSWERS, box: "p-3" })],
} satisfies Meta<typeof LedgerTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => expect(await screen.findByText("+100,000")).toBeVisible(),
};
