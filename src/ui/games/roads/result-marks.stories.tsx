import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ResultMarks } from "./result-marks.tsx";

const meta = {
  title: "미니게임/출목표/결과 표시",
  component: ResultMarks,
  args: {
    kind: "ladder",
    drawn: [
      [[0], [3]],
      [[0], [4]],
      [[1], [3]],
    ],
  },
} satisfies Meta<typeof ResultMarks>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Oldest first: left with three rungs ends at even, with four at odd. */
export const Normal: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole("img", { name: /짝 홀 홀$/ })).toBeVisible(),
};
export const Small: Story = { args: { size: "small" } };
