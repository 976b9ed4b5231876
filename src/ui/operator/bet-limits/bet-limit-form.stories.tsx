import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { storyLimits } from "../../../../.storybook/story-bet-limits.ts";
import { LimitForm } from "./bet-limit-form.tsx";

const meta = {
  title: "Operator/BetLimits/LimitForm",
  component: LimitForm,
  args: { limits: storyLimits, onDone: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <StoryApp path="/" answers={{}}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof LimitForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
