import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { InfoTab } from "./info-tab.tsx";
import { sampleMember, withoutBank } from "./member-samples.ts";

const meta = {
  title: "Account/Member/InfoTab",
  component: InfoTab,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/member" answers={{ ...sampleMember, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof InfoTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    await expect((await screen.findByText("휴대폰")).parentElement).toHaveTextContent("010-****-5678");
    await expect((await screen.findByText("최대 배당")).parentElement).toHaveTextContent("1,000.00");
    await expect(await screen.findByText("국민은행 ****-9012 (홍*동)")).toBeVisible();
  },
};
export const WithoutBank: Story = {
  parameters: { answers: withoutBank },
  play: async () => {
    await expect(await screen.findByText("등록한 계좌가 없습니다.")).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { answers: { "member/profile": "pending", "bets/limits": "pending", "exchange/terms": "pending" } },
};
export const Failed: Story = {
  parameters: { answers: { "member/profile": failure, "bets/limits": failure, "exchange/terms": failure } },
};
