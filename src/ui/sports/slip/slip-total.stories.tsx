import type { Meta, StoryObj } from "@storybook/react-vite";
import { createStorySlip } from "../../../../.storybook/story-betting.ts";
import { SlipTotal } from "./slip-total.tsx";

const meta = {
  title: "Sports/Slip/SlipTotal",
  component: SlipTotal,
  args: { slip: createStorySlip() },
} satisfies Meta<typeof SlipTotal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Multiple: Story = {};
export const WithoutStake: Story = { args: { slip: createStorySlip({ stake: 0 }) } };
