import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { sampleMember } from "./member-samples.ts";
import { SecurityTab } from "./security-tab.tsx";

const meta = {
  title: "회원정보/보안 탭",
  component: SecurityTab,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/member?tab=security", answers: sampleMember })],
} satisfies Meta<typeof SecurityTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const PasswordChanged: Story = {
  parameters: { answers: { "member/own-password": { ended: 1 } } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText("현재 비밀번호"), "hanpan!2026");
    await userEvent.type(screen.getByLabelText("새 비밀번호"), "another-pass-1");
    await userEvent.type(screen.getByLabelText("새 비밀번호 확인"), "another-pass-1{Enter}");
    await expect(await screen.findByText("비밀번호를 변경했습니다.")).toBeVisible();
  },
};
