import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixtureOf } from "../../../../.storybook/story-data.ts";
import { createStoryDesk } from "../../../../.storybook/story-desk.ts";
import { PriceStoreContext } from "../../sports/price/price-store-context.ts";
import { HomeDeskContext } from "./home-desk.ts";
import { ResultPrices } from "./result-prices.tsx";

const fixture = fixtureOf("f1", "울산 현대", "전북 현대");
const desk = createStoryDesk();
desk.takeList([fixture], "e-1");

const meta = {
  title: "Frame/Home/ResultPrices",
  component: ResultPrices,
  args: { fixture },
  decorators: [
    (Story) => (
      <PriceStoreContext value={desk.prices}>
        <HomeDeskContext
          value={{
            lists: desk,
            picked: new Set(),
            pick: (entry, availability) => desk.slip.send({ type: "slip.pick", entry, availability }),
          }}
        >
          <Story />
        </HomeDeskContext>
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
    await expect(desk.slip.getSnapshot().context.legs.map((leg) => leg.entry.id)).toEqual(["f1-away"]);
  },
};
/** The betting's code is on its way. */
export const Waiting: Story = {
  decorators: [
    (Story) => (
      <HomeDeskContext value={null}>
        <Story />
      </HomeDeskContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
