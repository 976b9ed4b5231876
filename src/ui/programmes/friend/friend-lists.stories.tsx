import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { FriendList, RewardList } from "./friend-lists.tsx";
import { listOf, sampleFriends } from "./friend-samples.ts";

const meta = {
  title: "이벤트/지인/지인 목록",
  component: FriendList,
  args: { page: 1 },
  decorators: [inApp({ path: "/friend", answers: sampleFriends })],
} satisfies Meta<typeof FriendList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Friends: Story = {
  play: async () => {
    await expect(await screen.findByRole("row", { name: /^달\*\*/ })).toHaveTextContent("12,500P");
  },
};
export const NoFriends: Story = { parameters: { answers: { "friends/members": listOf([]) } } };
export const Loading: Story = { parameters: { answers: { "friends/members": "pending" } } };
export const Failed: Story = { parameters: { answers: { "friends/members": failure } } };
export const Rewards: Story = {
  render: ({ page }) => <RewardList page={page} />,
  play: async () => {
    await expect(await screen.findByRole("row", { name: /첫 충전/ })).toHaveTextContent("250,000원");
  },
};
export const NoRewards: Story = {
  render: ({ page }) => <RewardList page={page} />,
  parameters: { answers: { "friends/rewards": listOf([]) } },
};
