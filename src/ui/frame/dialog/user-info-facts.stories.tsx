import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure, manager, member } from "../../../../.storybook/story-data.ts";
import { UserInfoFacts } from "./user-info-facts.tsx";

const meta = {
  title: "공통/대화상자/회원 정보 표",
  component: UserInfoFacts,
  args: { user: member },
  decorators: [inApp()],
} satisfies Meta<typeof UserInfoFacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async () => {
    await expect((await screen.findByText("지난 로그인")).parentElement).toHaveTextContent("203.0.113.7");
    await expect(await screen.findByText("최대 당첨금")).toBeVisible();
  },
};
export const Manager: Story = { args: { user: manager } };
export const Loading: Story = { parameters: { answers: { "bets/limits": "pending", "member/sessions": "pending" } } };
export const Failed: Story = { parameters: { answers: { "bets/limits": failure, "member/sessions": failure } } };
