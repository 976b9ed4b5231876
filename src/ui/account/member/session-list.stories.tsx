import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { sampleMember } from "./member-samples.ts";
import { SessionList } from "./session-list.tsx";

const meta = {
  title: "회원정보/접속 기기 목록",
  component: SessionList,
  args: { onChanged: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/member?tab=security", answers: sampleMember })],
} satisfies Meta<typeof SessionList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One is the own, one can be ended, one is over. */
export const Three: Story = {
  play: async () => {
    await expect(await screen.findByText("지금 사용 중")).toBeVisible();
    await expect(screen.getByRole("button", { name: "198.51.100.4 로그인 끝내기" })).toBeVisible();
    await expect(screen.getByText("다른 로그인")).toBeVisible();
  },
};
export const OthersEnded: Story = {
  parameters: { answers: { "member/sessions": { ...sampleMember["member/sessions"], ended: 1 } } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "다른 로그인 모두 끝내기" }));
    await expect(await screen.findByText("다른 로그인 1개를 끝냈습니다.")).toBeVisible();
    await expect(args.onChanged).toHaveBeenCalledTimes(1);
  },
};
export const Loading: Story = { parameters: { answers: { "member/sessions": "pending" } } };
export const Failed: Story = { parameters: { answers: { "member/sessions": failure } } };
