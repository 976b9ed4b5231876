import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { fixtureOf } from "../../../../.storybook/story-data.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import { ResultRow } from "./result-row.tsx";

const fixture = fixtureOf("f1", "울산 현대", "전북 현대");
const betting = createStoryBetting();
betting.takeList([fixture], "e-1");

const meta = {
  title: "Sports/Korea/ResultRow",
  component: ResultRow,
  args: {
    game: "wintielose",
    fixture,
    fixtures: betting.fixtures,
    isGone: false,
    picked: new Set<string>(),
    onPick: fn(),
  },
  decorators: [
    (Story) => (
      <PriceStoreContext value={betting.prices}>
        <ul className="bg-surface">
          <Story />
        </ul>
      </PriceStoreContext>
    ),
  ],
} satisfies Meta<typeof ResultRow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One line of about 40 px, so that a page of 15 is seen at once. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("listitem").offsetHeight).toBeLessThanOrEqual(40);
  },
};
export const Gone: Story = {
  args: { isGone: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText("마감")).toHaveLength(4);
    canvas.getAllByRole("button")[0]?.click();
    await expect(args.onPick).toHaveBeenCalledWith(expect.any(String), "closed");
  },
};
