import type { Meta, StoryObj } from "@storybook/react-vite";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { SlipTotal } from "./slip-total.tsx";

const meta = {
  title: "베팅카트/합계",
  component: SlipTotal,
  args: { betting: createStoryBetting({ slip: {} }) },
} satisfies Meta<typeof SlipTotal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Multiple: Story = {};
export const WithoutStake: Story = { args: { betting: createStoryBetting({ slip: { stake: 0 } }) } };
