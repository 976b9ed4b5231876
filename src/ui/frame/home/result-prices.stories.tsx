import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixtureOf } from "../../../../.storybook/story-data.ts";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { PriceStoreContext } from "../../sports/price/price-store-context.ts";
import { HomeListsContext } from "./home-lists.ts";
import { ResultPrices } from "./result-prices.tsx";

const fixture = fixtureOf("f1", "울산 현대", "전북 현대");
const betting = createStoryBetting();
betting.takeList([fixture], "e-1");

const meta = {
  title: "홈/승무패 배당",
  component: ResultPrices,
  args: { fixture },
  decorators: [
    (Story) => (
      <PriceStoreContext value={betting.prices}>
        <HomeListsContext
          value={{
            lists: betting,
            picked: new Set(),
            pick: (entry, availability) => betting.edit({ type: "slip.pick", entry, availability }),
          }}
        >
          <Story />
        </HomeListsContext>
      </PriceStoreContext>
    ),
  ],
} satisfies Meta<typeof ResultPrices>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A pressed price goes into the slip. */
export const Picked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole("button")[2]!);
    await expect(betting.shown().slip.context.legs.map((leg) => leg.entry.id)).toEqual(["f1-away"]);
  },
};
/** The betting's code is on its way. */
export const Waiting: Story = {
  decorators: [
    (Story) => (
      <HomeListsContext value={null}>
        <Story />
      </HomeListsContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

const [result] = fixture.markets;
/** The result is closed: the next market with prices stands in its place. */
export const Handicap: Story = {
  args: {
    fixture: {
      ...fixture,
      markets: result
        ? [
            {
              ...result,
              family: "handicap",
              line: -1.5,
              selections: result.selections.filter(({ key }) => key !== "draw"),
            },
          ]
        : [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button").map((one) => one.textContent)).toEqual([
      expect.stringContaining("−1.5"),
      expect.stringContaining("+1.5"),
    ]);
  },
};
/** Nothing can be bet on any more. */
export const Closed: Story = {
  args: { fixture: { ...fixture, markets: [] } },
  play: async ({ canvas }) => expect(canvas.getByText("베팅 마감")).toBeVisible(),
};
