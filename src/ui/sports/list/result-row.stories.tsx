import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { matchStage } from "../../../../.storybook/story-matches.tsx";
import { fixtureOf } from "../../../../.storybook/story-data.ts";
import { ResultRow } from "./result-row.tsx";

const fixture = fixtureOf("f1", "울산 현대", "전북 현대");
const { betting, decorate } = matchStage([fixture]);

const meta = {
  title: "유럽형/경기 목록/결과 한 줄",
  component: ResultRow,
  args: { game: "wintielose", fixture, lists: betting, isGone: false },
  decorators: [decorate],
} satisfies Meta<typeof ResultRow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One line of about 40 px, so that a page of 15 is seen at once. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole("article")).offsetHeight).toBeLessThanOrEqual(40);
  },
};
export const Gone: Story = {
  args: { isGone: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("마감")).toHaveLength(4);
  },
};
