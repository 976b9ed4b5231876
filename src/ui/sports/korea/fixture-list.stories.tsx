import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import "../../../../.storybook/late-parts.ts";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { fixtureOf } from "../../../../.storybook/story-data.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import { FixtureList } from "./fixture-list.tsx";

const fixture = fixtureOf("f1", "울산 현대", "전북 현대");
const live = fixtureOf("f2", "FC 서울", "수원 삼성", {
  status: "live",
  score: { home: 2, away: 1 },
  clock: "후반 71'",
});
const betting = createStoryBetting();
betting.takeList([fixture, live], "e-1");

const meta = {
  title: "Sports/Korea/FixtureList",
  component: FixtureList,
  args: {
    game: "cross",
    listKey: "a",
    items: [fixture],
    fixtures: betting.fixtures,
    picked: new Set<string>(),
    onPick: fn(),
  },
  decorators: [
    (Story) => (
      <PriceStoreContext value={betting.prices}>
        <Story />
      </PriceStoreContext>
    ),
  ],
} satisfies Meta<typeof FixtureList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Leagues: Story = {};
export const Proto: Story = { args: { game: "proto", items: [{ ...fixture, round: 109, number: 1 }] } };
export const Results: Story = { args: { game: "wintielose", items: [fixture, { ...live, leagueName: "J1리그" }] } };
