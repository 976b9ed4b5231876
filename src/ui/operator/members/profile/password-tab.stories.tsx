import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../../.storybook/in-app.tsx";
import { ApiFailure } from "../../../../api/client/failure.ts";
import { PasswordTab } from "./password-tab.tsx";
import { PROFILE_ANSWERS, sampleProfile } from "./profile-samples.ts";
import { PASSWORD_CODE_TEXT as TEXT } from "./text.ts";

const WAITS = "다른 운영자의 승인을 기다립니다.";
const waits = new ApiFailure("approval_asked", 202, WAITS, { code: "approval_asked", message: WAITS, problems: [] });

const meta = {
  title: "관리자/회원/비밀번호 탭",
  component: PasswordTab,
  args: { member: sampleProfile },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
  decorators: [inApp({ path: "/admin/members/member01", answers: PROFILE_ANSWERS, box: "p-3" })],
} satisfies Meta<typeof PasswordTab>;
export default meta;

type Story = StoryObj<typeof meta>;

const make: Story["play"] = async ({ userEvent }) => {
  await userEvent.type(await screen.findByLabelText(TEXT.reason), "전화로 본인 확인{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: TEXT.make }));
  await expect(await screen.findByText(/^\d{3}-\d{3}-\d{4}$/)).toBeVisible();
};

/** The code is shown once, and no storage of the browser has it. */
export const Made: Story = {
  play: async (context) => {
    await make?.(context);
    const code = (await screen.findByText(/^\d{3}-\d{3}-\d{4}$/)).textContent.replaceAll("-", "");
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    await expect(stored.includes(code)).toBe(false);
  },
};
/** Of an account with much money another operator has to approve it. */
export const Waits: Story = {
  parameters: {
    answers: {
      "admin/members/member01/password-code": waits,
    },
  },
  play: make,
};
