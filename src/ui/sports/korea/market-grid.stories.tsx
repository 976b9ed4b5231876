import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { fixtureOf } from "../../../../.storybook/story-data.ts";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import type { MarketWire } from "../../../api/contract/sports/fixtures.ts";
import { kindOf } from "../../../domain/sports/markets/table.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import { MarketGrid } from "./market-grid.tsx";

function marketOf(code: string): MarketWire {
  const kind = kindOf(code);
  if (!kind) throw new Error(`no kind ${code}`);
  return {
    id: `f1-${code}`,
    kind: code,
    marketName: kind.names[0],
    family: kind.family,
    period: "100",
    line: null,
    status: "open",
    selections: Object.entries(kind.selections).map(([key, name], at) => ({
      id: `f1-${code}-${key}`,
      key,
      name,
      betPrice: 150 + at * 85,
      status: "open",
    })),
  };
}

const chance = marketOf("double_chance");
const scores = marketOf("correct_score");
const fixture = fixtureOf("f1", "울산 현대", "전북 현대", { markets: [chance, scores, marketOf("half_full")] });
const betting = createStoryBetting();
betting.takeList([fixture], "e-1");

const meta = {
  title: "한국형/마켓 격자",
  component: MarketGrid,
  args: { fixture, market: chance, picked: new Set<string>(), onPick: fn() },
  decorators: [
    (Story) => (
      <PriceStoreContext value={betting.prices}>
        <Story />
      </PriceStoreContext>
    ),
  ],
} satisfies Meta<typeof MarketGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DoubleChance: Story = { args: { picked: new Set(["f1-double_chance-draw_away"]) } };
/** All 26 selections are there. */
export const CorrectScore: Story = {
  args: { market: scores },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(26);
    await userEvent.click(canvas.getByRole("button", { name: /^4:3/ }));
    await expect(args.onPick).toHaveBeenCalledWith("f1-correct_score-4:3", "open");
  },
};
export const HalfTimeFullTime: Story = { args: { market: marketOf("half_full") } };
