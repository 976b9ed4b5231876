import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DRAWINGS } from "../operator/bets/story/drawings.ts";
import { ChartSvg } from "./chart-svg.tsx";

const meta = {
  title: "공통/차트/차트 그림",
  component: ChartSvg,
  args: { drawing: DRAWINGS["cash-out"], label: "cash-out 차트", width: "100%" },
} satisfies Meta<typeof ChartSvg>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole("img", { name: "cash-out 차트" })).toBeVisible(),
};
export const OfALitPath: Story = {
  args: { active: new Set(["", "paid"]), taken: new Set(["sending xstate.done.actor.sendCommand [isPaid]"]) },
};
