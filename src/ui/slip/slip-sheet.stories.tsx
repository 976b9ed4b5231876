import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { createStoryLive, createStoryPlacement, createStorySlip } from "../../../.storybook/story-desk.ts";
import { SlipSheet } from "./slip-sheet.tsx";

const meta = {
  title: "Slip/SlipSheet",
  component: SlipSheet,
  args: { slip: createStorySlip(), placement: createStoryPlacement(), live: createStoryLive(), onClose: fn() },
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Story) => (
      <StoryApp>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof SlipSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
