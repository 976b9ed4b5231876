import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createStoryBetting, entry, type StorySlip } from "../../../../.storybook/story-betting.ts";
import { SlipLegRow } from "./slip-leg-row.tsx";

/** The first leg of a slip. */
function legOf(options: StorySlip = {}) {
  const betting = createStoryBetting({ slip: { entries: [entry], ...options } });
  const [leg] = betting.shown().slip.context.legs;
  if (!leg) throw new Error("the story's slip has no leg");
  return { betting, leg };
}
const now = (betPrice: number, status = "open"): StorySlip => ({
  moved: [{ selectionId: entry.id, betPrice, status }],
});

const meta = {
  title: "베팅카트/선택 한 줄",
  component: SlipLegRow,
  args: legOf(),
  decorators: [
    (Story) => (
      <ul className="w-80 bg-surface">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof SlipLegRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Steady: Story = {};
export const Up: Story = { args: legOf(now(199)) };
export const Accepted: Story = {
  args: legOf(now(199)),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /변경 배당 수락/ }));
    await expect(args.leg.ref.getSnapshot().matches({ price: "steady" })).toBe(true);
  },
};
export const Down: Story = { args: legOf(now(171)) };
export const Suspended: Story = { args: legOf(now(185, "suspended")) };
export const Closed: Story = { args: legOf(now(185, "closed")) };
export const Bonus: Story = {
  args: legOf({ entries: [{ ...entry, marketName: "Bonus", bonusLegs: 3, betPrice: 103 }] }),
};
