import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { createStoryLive, createStoryPlacement, createStorySlip } from "../../../.storybook/story-desk.ts";
import { SlipDock } from "./slip-dock.tsx";

const meta = {
  title: "Slip/SlipDock",
  component: SlipDock,
  args: { slip: createStorySlip(), placement: createStoryPlacement(), live: createStoryLive() },
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof SlipDock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const PhoneEmpty: Story = {
  args: { slip: createStorySlip({ entries: [] }) },
  globals: { viewport: { value: "phone" } },
};
