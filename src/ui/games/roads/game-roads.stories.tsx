import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ROAD_TEXT } from "../late-text.ts";
import { GameRoads } from "./game-roads.tsx";
import { KINDS } from "../../../domain/games/kinds.ts";
import { RoadSheet } from "./road-sheet.tsx";
import { RoadView } from "./road-view.tsx";

const PLAYER = [[32], [0]];
const BANKER = [[0], [32]];
const TIE = [[0], [0]];

const meta = {
  title: "미니게임/출목표/출목표",
  component: GameRoads,
  args: {
    kind: "baccarat",
    drawn: [TIE, PLAYER, PLAYER, BANKER, TIE, BANKER, PLAYER, BANKER, BANKER, BANKER, BANKER, BANKER, BANKER, BANKER],
  },
} satisfies Meta<typeof GameRoads>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Baccarat: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: "B 9 64.3% 7회 7회" })).toBeVisible();
  },
};
export const Empty: Story = { args: { drawn: [] } };
export const SeveralRoads: Story = {
  args: {
    kind: "powerball",
    drawn: [
      [[1, 2, 3, 4, 5], [1]],
      [[1, 2, 3, 4, 6], [2]],
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "파워볼 언오버" }));
    await expect(await canvas.findByRole("row", { name: "언 2 100.0% 2회 2회" })).toBeVisible();
  },
};
/** A column that is longer than six turns to the right. */
export const LongColumn: Story = {
  render: () => (
    <RoadView
      label={ROAD_TEXT.big}
      columns={[Array.from({ length: 9 }, () => ({ tone: "b" as const, isHollow: true }))]}
    />
  ),
};
/** Beside a table: the sheet alone. Ties lie on the cell before them, from two on with their number. */
export const Sheet: Story = {
  render: () => <RoadSheet kind={KINDS.baccarat} road="winner" drawn={[PLAYER, TIE, TIE, BANKER, TIE, BANKER]} />,
  play: async ({ canvas }) => {
    const big = canvas.getByRole("img", { name: "본매: P 1 · B 2 · T 3" });
    await expect([...big.querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual(["2"]);
  },
};
