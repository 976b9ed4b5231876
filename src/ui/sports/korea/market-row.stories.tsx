import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { fixtureOf } from "../../../../.storybook/story-data.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import { MarketRow } from "./market-row.tsx";

const fixture = fixtureOf("f1", "울산 현대", "전북 현대");
const [market] = fixture.markets;
if (!market) throw new Error("the story's fixture has no market");
const handicap = {
  ...market,
  id: "f1-hc",
  marketName: "Handicap",
  family: "handicap",
  line: -1.5,
  selections: market.selections.filter(({ key }) => key !== "draw"),
} as const;
const betting = createStoryBetting();
betting.takeList([fixture], "e-1");

const meta = {
  title: "한국형/마켓 한 줄",
  component: MarketRow,
  args: { fixture, market, picked: new Set<string>(), onPick: fn() },
  decorators: [
    (Story) => (
      <PriceStoreContext value={betting.prices}>
        <Story />
      </PriceStoreContext>
    ),
  ],
} satisfies Meta<typeof MarketRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithDraw: Story = {};
export const Picked: Story = { args: { picked: new Set(["f1-away"]) } };
export const WithLine: Story = { args: { market: { ...handicap, selections: [...handicap.selections] } } };
