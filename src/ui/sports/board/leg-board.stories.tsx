import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyBoards } from "../../../../.storybook/board-data.ts";
import { SPORT } from "../../../domain/sports/market.ts";
import { BoardStoreContext } from "./board-context.ts";
import { createBoardStore } from "./board-store.ts";
import { LegBoard } from "./leg-board.tsx";

const boards = createBoardStore();
for (const [sportId, board] of Object.entries(storyBoards)) boards.seed(sportId, board);

const meta = {
  title: "유럽형/전광판/선택의 전광판",
  component: LegBoard,
  args: { plain: "0:0" },
  decorators: [
    (Story) => (
      <p className="bg-surface p-2 text-xs text-muted">
        <BoardStoreContext value={boards}>
          <Story />
        </BoardStoreContext>
      </p>
    ),
  ],
} satisfies Meta<typeof LegBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Football: Story = {
  args: { sportId: SPORT.football, fixtureId: SPORT.football },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("후반")).toBeVisible();
    await expect(canvas.getByText("71'")).toBeVisible();
    await expect(canvas.getByText("2:1")).toBeVisible();
  },
};
export const Basketball: Story = {
  args: { sportId: SPORT.basketball, fixtureId: SPORT.basketball },
  play: async ({ canvas }) => expect(canvas.getByText("04:31")).toBeVisible(),
};
/** The feed of the fixture tells no scoreboard. */
export const None: Story = {
  args: { sportId: SPORT.basketball, fixtureId: "untold" },
  play: async ({ canvas }) => expect(canvas.getByText("0:0")).toBeVisible(),
};
