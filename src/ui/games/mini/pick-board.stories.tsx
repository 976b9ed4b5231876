import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { gameAnswers, storyLists } from "../../../../.storybook/story-games.ts";
import { PickBoard } from "./pick-board.tsx";
import { RulesTable } from "./rules-table.tsx";

const terms = gameAnswers()["minigame/picks"];
const onPick = fn();

const meta = {
  title: "미니게임/회차/선택판",
  component: PickBoard,
  args: {
    roundId: "215-20261122-0004",
    terms,
    lists: storyLists(),
    picked: new Set(),
    onPick,
  },
  beforeEach: () => onPick.mockClear(),
} satisfies Meta<typeof PickBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^파워볼 홀짝 홀 ?1\.95/ }));
    await expect(onPick).toHaveBeenCalledWith("p-odd", "open");
  },
};
export const Picked: Story = { args: { picked: new Set(["215-20261122-0004:p-odd"]) } };
export const Locked: Story = { args: { lists: storyLists({ isLocked: true }) } };
export const Returns: Story = {
  render: () => <RulesTable kind="powerball" terms={terms} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: "파워볼 홀 1.95 50.00% 97.50% 1,000,000" })).toBeVisible();
  },
};
