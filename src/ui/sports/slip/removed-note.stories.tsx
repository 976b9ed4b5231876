import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { RemovedNote } from "./removed-note.tsx";
import { SLIP_TEXT } from "./text.ts";

const meta = {
  title: "베팅카트/빠진 선택 안내",
  component: RemovedNote,
  args: { betting: createStoryBetting({ slip: {} }) },
  decorators: [
    (Story) => (
      <div className="w-80 bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RemovedNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cleared: Story = {
  play: async ({ canvas, userEvent, args: { betting } }) => {
    const before = betting.shown().slip.context.legs.map((leg) => leg.entry.id);
    betting.edit({ type: "slip.clear" });
    await userEvent.click(await canvas.findByRole("button", { name: SLIP_TEXT.putBack }));
    await expect(betting.shown().slip.context.legs.map((leg) => leg.entry.id)).toEqual(before);
  },
};
