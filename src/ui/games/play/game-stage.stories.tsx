import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { createActor } from "xstate";
import { gameAnswers, storyRound } from "../../../../.storybook/story-games.ts";
import { gameOf } from "../../../domain/games/games.ts";
import { miniGameRoundMachine } from "../../../machines/mini-game-round/mini-game-round.machine.ts";
import { RoundClock } from "../mini/round-clock.tsx";
import { machineRound } from "../mini/round-state.ts";
import { GAMES_TEXT as TEXT } from "../text.ts";
import "./game-page.css";
import { GameStage } from "./game-stage.tsx";
import { LateStage } from "./late-stage.tsx";

const game = gameOf("215");
const dogs = gameOf("601");
if (!game || !dogs) throw new Error("the game is gone");

/** The round so many seconds before its lock, or as it was drawn. */
function roundAt(left: number, isDrawn = false) {
  const actor = createActor(miniGameRoundMachine).start();
  const open = { ...storyRound, state: "open" as const, drawn: null, summary: null, seed: null, isSettled: false };
  actor.send({
    type: "round.read",
    round: machineRound(isDrawn ? storyRound : open),
    now: storyRound.closesAt - left * 1_000,
  });
  return actor;
}

const meta = {
  title: "미니게임/베팅/게임 무대",
  component: GameStage,
  args: { game, actor: roundAt(60), shown: storyRound, isTold: true, now: () => storyRound.closesAt },
  decorators: [inApp({ box: "w-80 p-2", answers: gameAnswers() })],
} satisfies Meta<typeof GameStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Between two draws: the last result, which does not move again. */
export const LastResult: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(TEXT.resultOf(3))).toBeVisible();
    await waitFor(() => expect(canvas.getByText("파워볼 3 홀 언더 · 일반볼 91 홀 오버")).toBeVisible());
  },
};
/** The first round of a day is waited for. */
export const OfYesterday: Story = {
  args: { now: () => storyRound.closesAt + 86_400_000 },
  play: async ({ canvas }) => expect(await canvas.findByText(/^\d\d-\d\d 3회차 결과$/)).toBeVisible(),
};
export const LastSeconds: Story = {
  args: { actor: roundAt(7) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(TEXT.state.closing)).toBeVisible();
    await waitFor(() => expect(canvas.getByText("7", { selector: "span" })).toBeVisible());
  },
};
/** A race has a higher stage: picture and count stand in its middle. */
export const LastSecondsOfRace: Story = {
  args: { game: dogs, actor: roundAt(7), shown: undefined },
  play: async ({ canvas, canvasElement }) => {
    const count = await canvas.findByText("7", { selector: "span" });
    const picture = canvasElement.querySelector(".game-stage-picture");
    const draw = canvasElement.querySelector(".game-stage-draw");
    const middleOf = (element: Element | null) => {
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return top + height / 2;
    };
    await waitFor(() => expect(Math.abs(middleOf(picture) - middleOf(draw))).toBeLessThan(4));
    await expect(getComputedStyle(count).placeItems).toBe("center");
  },
};
/** A result that is known is not told before the race was shown. */
export const ShownRace: Story = {
  render: () => <RoundClock actor={roundAt(-2, true)} isTold={false} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(TEXT.shown)).toBeVisible();
    await expect(canvas.queryByText(TEXT.state.settled)).toBeNull();
  },
};
/** The place of the stage is as high as before: what opens lies over what is below. */
export const Drawing: Story = {
  args: { actor: roundAt(0), shown: undefined },
  play: async ({ canvas }) => {
    const stage = await canvas.findByRole("region", { name: TEXT.drawing });
    await expect(canvas.getByText(TEXT.state.closed)).toBeVisible();
    await expect(stage.getBoundingClientRect().height).toBeLessThanOrEqual(300);
    await expect(stage).toHaveAttribute("data-open");
  },
};
export const Drawn: Story = { args: { actor: roundAt(-2, true) } };
export const FirstRound: Story = {
  args: { shown: undefined },
  play: async ({ canvas }) => expect(await canvas.findByText(TEXT.waiting)).toBeVisible(),
};
/** As the page has it. */
export const Late: Story = {
  render: (args) => <LateStage {...args} />,
  play: async ({ canvas }) => expect(await canvas.findByText(TEXT.resultOf(3))).toBeVisible(),
};
