import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { europeanAnswers } from "../../../../.storybook/european-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure, fixtureOf } from "../../../../.storybook/story-data.ts";
import { createStoryBetting, withSlip } from "../../../../.storybook/story-betting.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import { FixtureGroups } from "./fixture-groups.tsx";
import { FixtureHead } from "./fixture-head.tsx";
import { FixtureRow } from "./fixture-row.tsx";
import { FixtureView } from "./fixture-view.tsx";
import { EUROPEAN_TEXT } from "./text.ts";

const betting = createStoryBetting();
const item = {
  ...fixtureOf("f3", "포항 스틸러스", "대구 FC", { startsAt: "2030-11-21T10:00:00Z" }),
  marketCount: 9,
  board: null,
};
betting.takeList([item], "1-1");

const meta = {
  title: "Sports/European/FixtureView",
  component: FixtureView,
  args: { phase: "prematch", id: "f1", lists: betting },
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path="/europe?fixture=f1"
        answers={{ ...europeanAnswers, ...(parameters["answers"] as object) }}
        prepare={withSlip()}
      >
        <PriceStoreContext value={betting.prices}>
          <Story />
        </PriceStoreContext>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof FixtureView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllMarkets: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("언더오버", { selector: "summary" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "3폴더 1.03" })).toBeVisible();
  },
};
export const Running: Story = { args: { phase: "live", id: "f2" } };
export const Over: Story = {
  parameters: {
    answers: {
      "sports-inplay/fixture": {
        fixture: fixtureOf("f9", "서울", "수원", { status: "ended", markets: [] }),
        board: null,
        bonus: null,
        eventId: "1-1",
      },
    },
  },
  args: { phase: "live", id: "f9" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(EUROPEAN_TEXT.over)).toBeVisible();
  },
};
export const Failed: Story = { parameters: { answers: { "sports-prematch/fixture": failure } } };

const row = { phase: "prematch", lists: betting } as const;

export const Groups: Story = { render: () => <FixtureGroups {...row} listKey="a" items={[item]} /> };
export const Row: Story = {
  render: () => <FixtureRow {...row} fixture={item} isGone={false} />,
};
export const RowGone: Story = {
  render: () => <FixtureRow {...row} fixture={item} isGone />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(EUROPEAN_TEXT.closed, { selector: "span.shrink-0" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /마켓/ })).toBeNull();
  },
};
export const Head: Story = {
  render: () => (
    <FixtureHead
      fixture={item}
      now={{ status: "live", score: { home: 1, away: 0 }, clock: "전반 12'" }}
      isClosed={false}
    >
      {(names) => <h2>{names}</h2>}
    </FixtureHead>
  ),
};
