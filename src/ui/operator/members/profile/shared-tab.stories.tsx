import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../../.storybook/in-app.tsx";
import { SharedTab } from "./shared-tab.tsx";
import { PROFILE_ANSWERS, sampleProfile } from "./profile-samples.ts";

const meta = {
  title: "관리자/회원/같은 계정 탭",
  component: SharedTab,
  args: { member: sampleProfile },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
  decorators: [inApp({ path: "/admin/members/member01", answers: PROFILE_ANSWERS, box: "p-3" })],
} satisfies Meta<typeof SharedTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => expect((await screen.findAllByRole("link", { name: "member07" })).length).toBeGreaterThan(0),
};
