import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { FriendPage } from "./friend-page.tsx";
import { listOf, sampleFriends as answers, sampleRules as rules } from "./friend-samples.ts";

const meta = {
  title: "Programmes/FriendPage",
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
    await expect(screen.getByText(/^지인이 첫 충전한 금액의 30배를 베팅하면 그 금액의 1%를/)).toBeVisible();
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
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
