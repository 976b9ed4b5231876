import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../../.storybook/in-app.tsx";
import { NotesTab } from "./notes-tab.tsx";
import { PROFILE_ANSWERS, sampleProfile } from "./profile-samples.ts";
import { NOTES_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "관리자/회원/메모 탭",
  component: NotesTab,
  args: { member: sampleProfile },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
  decorators: [inApp({ path: "/admin/members/member01", answers: PROFILE_ANSWERS, box: "p-3" })],
} satisfies Meta<typeof NotesTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByText("VIP 전환 검토")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: TEXT.add }));
    await expect(await screen.findByText("메모를 입력해주세요.")).toBeVisible();
  },
};
