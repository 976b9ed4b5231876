import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../../.storybook/in-app.tsx";
import { TendencyTab } from "./tendency-tab.tsx";
import { PROFILE_ANSWERS, sampleProfile } from "./profile-samples.ts";
import { TENDENCY_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "관리자/회원/성향 코드 탭",
  component: TendencyTab,
  args: { member: sampleProfile },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
  decorators: [inApp({ path: "/admin/members/member01", answers: PROFILE_ANSWERS, box: "p-3" })],
} satisfies Meta<typeof TendencyTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByText("카지노 · 슬롯 이용 제한")).toBeVisible();
    await userEvent.type(screen.getByLabelText(TEXT.code), "7");
    await userEvent.selectOptions(screen.getByLabelText(TEXT.action), "clear");
    await userEvent.type(screen.getByLabelText(TEXT.reason), "관찰 끝{Enter}");
    await expect(await screen.findByText(TEXT.saved)).toBeVisible();
  },
};
