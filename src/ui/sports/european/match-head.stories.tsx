import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { matchOf, matchStage } from "../../../../.storybook/story-matches.tsx";
import { MarketGroups } from "./market-groups.tsx";
import { MatchHead } from "./match-head.tsx";

const fixture = matchOf("f1", "맨체스터 유나이티드", "노팅엄 포리스트");
const { decorate } = matchStage([fixture]);

const meta = {
  title: "유럽형/경기 머리",
  component: MatchHead,
  args: { fixture, now: { status: "live", score: { home: 1, away: 0 }, clock: "후반 67'" }, isClosed: false },
  decorators: [decorate],
} satisfies Meta<typeof MatchHead>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 56 px, with the way back to the list. */
export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "경기 목록" })).toBeVisible();
    await expect(canvas.getByRole("banner").offsetHeight).toBe(56);
  },
};
export const Scheduled: Story = { args: { now: { status: "scheduled", score: null, clock: null } } };
export const Groups: Story = {
  render: () => (
    <MarketGroups fixture={fixture} picked={new Set()} onPick={() => {}}>
      {null}
    </MarketGroups>
  ),
};
