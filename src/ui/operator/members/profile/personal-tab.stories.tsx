import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../../.storybook/in-app.tsx";
import { PersonalTab } from "./personal-tab.tsx";
import { PROFILE_ANSWERS, sampleProfile } from "./profile-samples.ts";
import { PERSONAL_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "관리자/회원/연락처와 계좌 탭",
  component: PersonalTab,
  args: { member: sampleProfile },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
  decorators: [inApp({ path: "/admin/members/member01", answers: PROFILE_ANSWERS, box: "p-3" })],
} satisfies Meta<typeof PersonalTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: TEXT.show }));
    await expect(await screen.findByText(TEXT.noReason)).toBeVisible();
    await userEvent.type(screen.getByLabelText(TEXT.reason), "예금주 확인{Enter}");
    await expect(await screen.findByText("010-1234-5678")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: TEXT.hide }));
    await expect(screen.queryByText("010-1234-5678")).toBeNull();
  },
};
