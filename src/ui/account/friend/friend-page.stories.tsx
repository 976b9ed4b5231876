import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { FriendPage } from "./friend-page.tsx";

const rules = { isOn: true, lossPercent: 1, firstChargePercent: 5, maxPoints: 100_000 };
const listOf = (items: object[]) => ({ page: 1, pageCount: 1, itemsPerPage: 15, totalCount: items.length, items });
const answers = {
  friends: { code: "K7MQ2XPA", count: 2, points: 12_500, rules },
  "friends/members": listOf([
    { id: "2", nickname: "달**", joinedAt: "2026-11-21T01:00:00Z", points: 12_500 },
    { id: "1", nickname: "연장**", joinedAt: "2026-11-20T01:00:00Z", points: 0 },
  ]),
  "friends/rewards": listOf([
    {
      id: "1",
      at: "2026-11-22T01:00:00Z",
      kind: "charge",
      occasion: "first",
      base: 250_000,
      points: 12_500,
      friend: "달**",
    },
  ]),
};

const meta = {
  title: "Account/FriendPage",
  component: FriendPage,
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={(parameters.path as string | undefined) ?? "/friend"}
        answers={{ ...answers, ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof FriendPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    await expect(await screen.findByText("K7MQ2XPA")).toBeVisible();
  },
};
export const Rewards: Story = { parameters: { path: "/friend?view=rewards" } };
export const Empty: Story = {
  parameters: {
    answers: {
      friends: { ...answers.friends, count: 0, points: 0, rules: { ...rules, isOn: false } },
      "friends/members": listOf([]),
    },
  },
};
export const Loading: Story = { parameters: { answers: { friends: "pending", "friends/members": "pending" } } };
export const Failed: Story = { parameters: { answers: { friends: failure, "friends/members": failure } } };
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
