import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { bonus } from "../../../../.storybook/european-data.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import { BonusBar } from "./bonus-bar.tsx";

const betting = createStoryBetting();
betting.takeList([bonus], "e-1");

const meta = {
  title: "한국형/보너스 바",
  component: BonusBar,
  args: { bonus, picked: new Set<string>(), onPick: fn() },
  decorators: [
    (Story) => (
      <PriceStoreContext value={betting.prices}>
        <Story />
      </PriceStoreContext>
    ),
  ],
} satisfies Meta<typeof BonusBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Folders: Story = {};
export const Picked: Story = { args: { picked: new Set(["bonus-5-yes"]) } };
