import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { LimitForm } from "./limit-form.tsx";

const limits = {
  level: 1,
  minStake: 1_000,
  maxStake: 5_000_000,
  stakeStep: 10,
  maxLegs: 10,
  maxPrice: 100_000,
  maxPayout: 50_000_000,
  maxSelectionStake: 10_000_000,
  maxFixtureStake: 20_000_000,
};

const meta = {
  title: "Operator/Limits/LimitForm",
  component: LimitForm,
  args: { limits, onDone: fn(), onClose: fn() },
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
