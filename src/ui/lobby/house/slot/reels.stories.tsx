import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SLOT_SYMBOLS, spinAt } from "../../../../domain/lobby/house/slot.ts";
import { Reels } from "./reels.tsx";
import { SlotSymbolTile } from "./slot-symbol.tsx";

const meta = {
  title: "카지노·슬롯/자체 슬롯/릴",
  component: Reels,
  args: { spin: spinAt("base", [6, 8, 9, 10, 11]), motion: "still", isWon: false },
  decorators: [
    (Story) => (
      <div className="max-w-160 p-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Reels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {};
/** Three moons at the first stops of the reels. */
export const FreeSpins: Story = {
  args: { spin: spinAt("base", [0, 0, 0, 5, 5]), isWon: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure", { name: /1번 릴 달/ })).toBeVisible();
  },
};
export const Turning: Story = { args: { motion: "turning" } };
export const Stopping: Story = { args: { motion: "stopping" } };
export const Symbols: Story = {
  render: () => (
    <div className="grid grid-cols-4 gap-2">
      {SLOT_SYMBOLS.map((symbol) => (
        <SlotSymbolTile key={symbol} symbol={symbol} />
      ))}
    </div>
  ),
};
