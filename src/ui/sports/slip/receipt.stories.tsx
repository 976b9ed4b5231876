import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { bet, createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { Receipt, ReceiptActions } from "./receipt.tsx";
import { PLACEMENT_TEXT } from "./text.ts";

const meta = {
  title: "베팅카트/접수증",
  component: Receipt,
  args: { bet },
  decorators: [
    (Story) => (
      <StoryApp>
        <div className="w-80 bg-surface p-3">
          <Story />
        </div>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof Receipt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Receipted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("656-230-5898")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(bet.picks.length);
  },
};

export const Actions: Story = {
  render: ({ bet: placed }) => <ReceiptActions bet={placed} betting={createStoryBetting()} />,
  // The slip knows no picks of this bet, so none can be kept.
  play: async ({ canvas }) => expect(canvas.queryByRole("button", { name: PLACEMENT_TEXT.again })).toBeNull(),
};
