import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { PolicyChoice } from "./policy-choice.tsx";

const meta = {
  title: "베팅카트/배당 변경 동의",
  component: PolicyChoice,
  args: { betting: createStoryBetting({ slip: {} }) },
} satisfies Meta<typeof PolicyChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const RefuseAny: Story = {};
export const AcceptBetter: Story = {
  args: { betting: createStoryBetting({ slip: {} }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "높은 배당만 수락" }));
    await expect(args.betting.shown().slip.context.policy).toBe("better");
  },
};
