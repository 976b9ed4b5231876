import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../../.storybook/in-app.tsx";
import { AccessActions, LoginsTab } from "./logins-tab.tsx";
import { PROFILE_ANSWERS, sampleProfile } from "./profile-samples.ts";
import { LOGINS_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "관리자/회원/접속 탭",
  component: LoginsTab,
  args: { member: sampleProfile },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
  decorators: [inApp({ path: "/admin/members/member01", answers: PROFILE_ANSWERS, box: "p-3" })],
} satisfies Meta<typeof LoginsTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => expect(await screen.findByText("b7f0a1c2d3e4")).toBeVisible(),
};
/** Kept out until it is lifted. */
export const Disabled: Story = {
  render: () => <AccessActions member={{ userId: "member01", disabledReason: "도배" }} onDone={fn()} />,
  play: async () => expect(await screen.findByRole("button", { name: TEXT.lift })).toBeVisible(),
};
