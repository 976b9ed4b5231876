import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../../.storybook/story-app.tsx";
import { failure } from "../../../../../.storybook/story-data.ts";
import { BetStory } from "./bet-story.tsx";
import { storySample } from "./story-sample.ts";
import { STORY_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "관리자/베팅/베팅의 경과",
  component: BetStory,
  args: { of: { betId: "b1" }, name: "656-230-5898" },
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/admin/bets" answers={parameters.answers as Record<string, unknown>}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof BetStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfABet: Story = {
  parameters: { answers: { "admin/bets/b1/story": storySample } },
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: TEXT.save })).toBeEnabled(),
};
export const OfARefusal: Story = {
  args: { of: { judgement: 4 }, name: "4" },
  parameters: {
    answers: {
      "admin/bets/refused/4/story": { ...storySample, judgements: storySample.near, trails: [], near: [] },
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByText(TEXT.noTrail)).toBeVisible(),
};
export const Failed: Story = { parameters: { answers: { "admin/bets/b1/story": failure } } };
export const Loading: Story = { parameters: { answers: { "admin/bets/b1/story": "pending" } } };
