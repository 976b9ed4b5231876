import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyBoards } from "../../../../.storybook/board-data.ts";
import { SPORT } from "../../../domain/market.ts";
import { LegBoard } from "./leg-board.tsx";

const meta = {
  title: "Sports/Board/LegBoard",
  component: LegBoard,
  decorators: [
    (Story) => (
      <p className="bg-surface p-2 text-xs text-muted">
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof LegBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Football: Story = {
  args: { sportId: SPORT.football, board: storyBoards[SPORT.football] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("후반")).toBeVisible();
    await expect(canvas.getByText("71'")).toBeVisible();
    await expect(canvas.getByText("2:1")).toBeVisible();
  },
};
export const Basketball: Story = {
  args: { sportId: SPORT.basketball, board: storyBoards[SPORT.basketball] },
  play: async ({ canvas }) => expect(canvas.getByText("04:31")).toBeVisible(),
};
