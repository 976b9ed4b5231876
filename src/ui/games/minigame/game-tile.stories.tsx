import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { europeanAnswers } from "../../../../.storybook/european-data.ts";
import { runningRound } from "../../../../.storybook/story-games.ts";
import { gameAt } from "../../../domain/games/games.ts";
import { CountdownRing } from "./countdown-ring.tsx";
import { GameTile } from "./game-tile.tsx";
import { LOBBY_TEXT as TEXT } from "./text.ts";

const game = gameAt("eos", "powerball5");
if (!game) throw new Error("the game is gone");
const last = [3, 8, 1].map((power) => ({ id: `r-${power}`, drawn: [[27, 13, 25, 2, 24], [power]] }));

const meta = {
  title: "미니게임/게임 타일",
  component: GameTile,
  args: {
    game,
    running: { gameId: "215", isMaintained: false, round: runningRound(), last },
    readNow: Date.now,
  },
  decorators: [inApp({ box: "w-44", path: "/minigame", answers: europeanAnswers })],
} satisfies Meta<typeof GameTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "EOS 파워볼 5분" });
    await expect(link).toHaveAttribute("href", "/minigame/eos/powerball5");
    await expect(canvas.getByRole("img", { name: /홀 짝 홀$/ })).toBeVisible();
  },
};
/** Nobody is led into a game that is being maintained. */
export const Maintained: Story = {
  args: { running: { gameId: "215", isMaintained: true, round: null, last } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(TEXT.maintained)).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
export const WithoutResults: Story = {
  args: { running: { gameId: "215", isMaintained: false, round: null, last: [] } },
};
/** Most of the time is left, seconds are left, the draw. */
export const Rings: Story = {
  render: () => (
    <div className="flex gap-2">
      {[161, 7, 0].map((seconds) => (
        <CountdownRing
          key={seconds}
          round={{ opensAt: 0, closesAt: 200_000 }}
          readNow={() => 200_000 - seconds * 1_000}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const text of ["2:41", "7", TEXT.drawing]) await expect(await canvas.findByText(text)).toBeVisible();
  },
};
