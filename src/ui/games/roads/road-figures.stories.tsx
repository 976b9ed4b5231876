import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RoadFigures } from "./road-figures.tsx";

const meta = {
  title: "미니게임/출목표/출목표 합계",
  component: RoadFigures,
  args: {
    rounds: 100,
    labelOf: (side) => ({ a: "홀", b: "짝", tie: "" })[side],
    figures: [
      { side: "a", count: 47, share: 0.47, run: 0, longest: 5 },
      { side: "b", count: 53, share: 0.53, run: 3, longest: 8 },
    ],
  },
} satisfies Meta<typeof RoadFigures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const even = await canvas.findByRole("row", { name: "짝 53 53.0% 3회 8회" });
    await expect(even).toBeVisible();
  },
};
