import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { createStoryLive, createStoryPlacement, createStorySlip, entry } from "../../../../.storybook/story-desk.ts";
import { ConfirmPlacement } from "./confirm-placement.tsx";

const confirming = () => createStoryPlacement({ until: "confirming" });

const meta = {
  title: "Slip/ConfirmPlacement",
  component: ConfirmPlacement,
  args: { slip: createStorySlip(), placement: confirming(), live: createStoryLive() },
} satisfies Meta<typeof ConfirmPlacement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Confirmed: Story = {
  args: { slip: createStorySlip(), placement: confirming() },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "베팅하기" }));
    await expect(args.placement.getSnapshot().hasTag("busy")).toBe(true);
  },
};
export const PriceMovedMeanwhile: Story = {
  args: {
    slip: createStorySlip({ moved: [{ selectionId: entry.id, betPrice: 171, status: "open" }] }),
    placement: confirming(),
  },
};
