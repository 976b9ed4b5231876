import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../../.storybook/story-app.tsx";
import { failure } from "../../../../../.storybook/story-data.ts";
import { RefusedBets } from "./refused-bets.tsx";
import { storySample } from "./story-sample.ts";
import { STORY_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "관리자/베팅/거절된 베팅",
  component: RefusedBets,
  args: { userId: "member01" },
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/admin/bets?text=member01" answers={parameters.answers as Record<string, unknown>}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof RefusedBets>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A row that is open shows its story. */
export const Filled: Story = {
  parameters: {
    answers: {
      "admin/bets/refused": { items: storySample.near },
      "admin/bets/refused/4/story": { ...storySample, judgements: storySample.near, trails: [], near: [] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/보유머니 부족 \(insufficient_funds\)/)).toBeVisible();
    const [first] = canvas.getAllByRole("button", { name: / 열기$/ });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText(TEXT.noTrail)).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { answers: { "admin/bets/refused": { items: [] } } },
  play: async ({ canvas }) => expect(await canvas.findByText(TEXT.noneRefused)).toBeVisible(),
};
export const Failed: Story = { parameters: { answers: { "admin/bets/refused": failure } } };
