import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RollingLines } from "./rolling-lines.tsx";
import { sampleDetail } from "./rolling-samples.ts";

const meta = {
  title: "지갑/롤링/하부 줄",
  component: RollingLines,
  args: { lines: sampleDetail.lines },
} satisfies Meta<typeof RollingLines>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A line of nothing is left out. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getByText(/3,482,000 \(정정 −120,000\) × 0.35% =/)).toBeVisible();
  },
};
