import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../../.storybook/in-app.tsx";
import { LimitsTab } from "./limits-tab.tsx";
import { PROFILE_ANSWERS, sampleProfile } from "./profile-samples.ts";

const meta = {
  title: "관리자/회원/한도와 휴식 탭",
  component: LimitsTab,
  args: { member: sampleProfile },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
  decorators: [inApp({ path: "/admin/members/member01", answers: PROFILE_ANSWERS, box: "p-3" })],
} satisfies Meta<typeof LimitsTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => expect(await screen.findByLabelText("낮출 금액")).toBeVisible(),
};
