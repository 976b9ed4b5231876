import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { createStoryDesk } from "../../../../.storybook/story-desk.ts";
import { fixtureOf } from "../../../../.storybook/story-data.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import { BonusBar } from "./bonus-bar.tsx";

const folder = (bonusLegs: number, betPrice: number) => ({
  id: `bonus-${bonusLegs}`,
  kind: "bonus",
  marketName: "Bonus",
  family: "other" as const,
  period: "100",
  line: null,
  status: "open" as const,
  bonusLegs,
  selections: [
    { id: `bonus-${bonusLegs}-yes`, key: "yes" as const, name: `${bonusLegs}폴더`, betPrice, status: "open" as const },
  ],
});
const bonus = fixtureOf("bonus", "보너스", "배당", { markets: [folder(3, 103), folder(5, 105), folder(7, 108)] });
const desk = createStoryDesk();
desk.takeList([bonus], "e-1");

const meta = {
  title: "Sports/Korea/BonusBar",
  component: BonusBar,
  args: { bonus, picked: new Set<string>(), onPick: fn() },
  decorators: [
    (Story) => (
      <PriceStoreContext value={desk.prices}>
        <Story />
      </PriceStoreContext>
    ),
  ],
} satisfies Meta<typeof BonusBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Folders: Story = {};
export const Picked: Story = { args: { picked: new Set(["bonus-5-yes"]) } };
