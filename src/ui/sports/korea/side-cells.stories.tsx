import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { fixtureOf } from "../../../../.storybook/story-data.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import { SideCells } from "./side-cells.tsx";

const fixture = fixtureOf("f1", "울산 현대", "전북 현대");
const [market] = fixture.markets;
if (!market) throw new Error("the story's fixture has no market");
const betting = createStoryBetting();
betting.takeList([fixture], "e-1");

const meta = {
  title: "한국형/승무패 칸",
  component: SideCells,
  args: { fixture, market, picked: new Set<string>(), onPick: fn(), between: "VS" },
  decorators: [
    (Story) => (
      <PriceStoreContext value={betting.prices}>
        <div className="grid grid-cols-3 gap-1">
          <Story />
        </div>
      </PriceStoreContext>
    ),
  ],
} satisfies Meta<typeof SideCells>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Draw: Story = {};
/** Each side shows the line that holds for it. */
export const Handicap: Story = {
  args: {
    market: {
      ...market,
      marketName: "Handicap",
      family: "handicap",
      line: -0.5,
      selections: market.selections.filter(({ key }) => key !== "draw"),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /울산 현대.*−0\.5/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /전북 현대.*\+0\.5/ })).toBeVisible();
  },
};
