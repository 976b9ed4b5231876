import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createStoryPlacement, createStorySlip } from "../../../../.storybook/story-desk.ts";
import { PlaceButton } from "./place-button.tsx";

const meta = {
  title: "Slip/PlaceButton",
  component: PlaceButton,
  args: { slip: createStorySlip(), placement: createStoryPlacement(), reasonId: "reason" },
  decorators: [
    (Story) => (
      <div className="w-80 p-3">
        <Story />
        <p id="reason" />
      </div>
    ),
  ],
} satisfies Meta<typeof PlaceButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Pressed: Story = {
  args: { placement: createStoryPlacement() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.placement.getSnapshot().matches("confirming")).toBe(true);
  },
};
export const Blocked: Story = {
  args: { slip: createStorySlip({ stake: 0 }), placement: createStoryPlacement() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.placement.getSnapshot().matches("editing")).toBe(true);
  },
};
export const NotLive: Story = { args: { placement: createStoryPlacement({ isFresh: false }) } };
