import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { storyBetLimits } from "../../../../.storybook/story-bet-limits.ts";
import { BetLimitForm } from "./bet-limit-form.tsx";

const meta = {
  title: "관리자/베팅 한도/베팅 한도 양식",
  component: BetLimitForm,
  args: { limits: storyBetLimits, onDone: fn(), onClose: fn() },
  decorators: [inApp({ path: "/" })],
} satisfies Meta<typeof BetLimitForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
