import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { fixtureOf } from "../../../../.storybook/story-data.ts";
import { classNames } from "../../primitives/class-names.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import { FixtureBlock } from "./fixture-block.tsx";

const fixture = fixtureOf("f1", "울산 현대", "전북 현대");
const live = fixtureOf("f2", "FC 서울", "수원 삼성", {
  status: "live",
  score: { home: 2, away: 1 },
  clock: "후반 71'",
});
const betting = createStoryBetting();
betting.takeList([fixture, live], "e-1");

const meta = {
  title: "Sports/Korea/FixtureBlock",
  component: FixtureBlock,
  args: { game: "cross", fixture, fixtures: betting.fixtures, isGone: false, picked: new Set<string>(), onPick: fn() },
  decorators: [
    (Story, { parameters }) => (
      <PriceStoreContext value={betting.prices}>
        <ul className={classNames("bg-surface", parameters.listWidth)}>
          <Story />
        </ul>
      </PriceStoreContext>
    ),
  ],
} satisfies Meta<typeof FixtureBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Scheduled: Story = {};
export const Live: Story = { args: { game: "live", fixture: live } };
/** Long names share the line: neither is pushed out by the other. */
export const LongNames: Story = {
  args: { game: "live", fixture: { ...live, homeName: "샌프란시스코 자이언츠", awayName: "필라델피아 필리스" } },
  parameters: { listWidth: "w-90" },
  play: async ({ canvas }) => {
    const names = canvas.getByRole("heading");
    for (const name of ["샌프란시스코 자이언츠", "필라델피아 필리스"]) {
      const { width } = within(names).getByText(name).getBoundingClientRect();
      await expect(width).toBeGreaterThan(60);
    }
  },
};
export const Proto: Story = { args: { game: "proto", fixture: { ...fixture, round: 109, number: 7 } } };
/** A fixture that has begun takes no bets, until the list is read anew. */
export const Begun: Story = {
  args: { fixture: live },
  play: async ({ canvas, args }) => {
    const [cell] = canvas.getAllByRole("button");
    await expect(cell).toHaveTextContent("마감");
    cell?.click();
    await expect(args.onPick).toHaveBeenCalledWith(expect.any(String), "closed");
  },
};
