import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { sampleEntry } from "../../../machines/slip/slip.samples.ts";
import { QuoteSlip } from "./quote-slip.tsx";
import { SlipTotal } from "./slip-total.tsx";

const home = sampleEntry("home");
const over = sampleEntry("over", {
  marketId: "f1-ou",
  marketName: "언더오버",
  family: "over_under",
  line: 2.5,
  betPrice: 190,
  selectionKey: "over",
  selectionName: "오버",
});
const quoted = (price: number | null) => ({
  price,
  maxStake: 100_000,
  picks: [],
  refusal: null,
  combinations: [{ fixtureId: "f1", selectionIds: ["home", "over"], price }],
});

const meta = {
  title: "베팅카트/예상 조회 카트",
  component: QuoteSlip,
  args: { betting: createStoryBetting({ slip: { entries: [home, over] } }) },
  decorators: [
    (Story, { args, parameters }) => (
      <StoryApp answers={{ "bets/quote": quoted(parameters.price as number | null) }}>
        <div className="max-w-80 p-3">
          <Story />
          <SlipTotal betting={args.betting} />
        </div>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof QuoteSlip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The slip shows what the legs are worth together, and counts with it. */
export const Priced: Story = {
  parameters: { price: 285 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("조합 배당")).toBeVisible();
    await expect(canvas.getAllByText("2.85")).toHaveLength(2);
  },
};

/** A fixture without a model: the legs cannot be bet on together. */
export const Unpriced: Story = {
  parameters: { price: null },
  args: { betting: createStoryBetting({ slip: { entries: [home, over] } }) },
};
