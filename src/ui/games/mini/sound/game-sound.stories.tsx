import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn } from "storybook/test";
import { createActor } from "xstate";
import { StoryApp } from "../../../../../.storybook/story-app.tsx";
import type { MiniGameRound } from "../../../../domain/games/mini-game-round.ts";
import { miniGameRoundMachine } from "../../../../machines/mini-game-round/mini-game-round.machine.ts";
import { GameSound } from "./game-sound.tsx";

const read: MiniGameRound = {
  id: "215-20261122-0003",
  opensAt: 1_000,
  closesAt: 61_000,
  commitment: "c",
  result: null,
  isSettled: false,
};
const drawn: MiniGameRound = { ...read, result: { outcome: "홀", seed: "s" } };
let round = createActor(miniGameRoundMachine);
let tones = () => 0;

/** The lock and the result of a round that the page follows. */
function playRound() {
  round.send({ type: "round.read", round: read, now: 30_000 });
  round.send({ type: "round.tick", now: 61_000 });
  const atLock = tones();
  round.send({ type: "round.read", round: drawn, now: 62_000 });
  round.send({ type: "round.read", round: { ...drawn, isSettled: true }, now: 63_000 });
  return [atLock, tones()];
}

const meta = {
  title: "미니게임/회차/게임 소리",
  beforeEach: () => {
    localStorage.clear();
    round = createActor(miniGameRoundMachine).start();
    const made = spyOn(AudioContext.prototype, "createOscillator");
    tones = () => made.mock.calls.length;
    return () => made.mockRestore();
  },
  render: () => (
    <StoryApp path="/minigame/eos/powerball5">
      <GameSound round={round} />
    </StoryApp>
  ),
} satisfies Meta;
export default meta;

type Story = StoryObj;

export const OffAtFirst: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "소리 켜기" })).toHaveAttribute("aria-pressed", "false");
    await expect(playRound()).toEqual([0, 0]);
  },
};
/** Two tones for the press, two for the lock, seven for five balls and the result. */
export const TurnedOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "소리 켜기" }));
    await expect(canvas.getByRole("button", { name: "소리 끄기" })).toHaveAttribute("aria-pressed", "true");
    await expect(tones()).toBe(2);
    await expect(playRound()).toEqual([4, 11]);
  },
};
/** Who wants little motion hears the result without the balls. */
export const WithLittleMotion: Story = {
  beforeEach: () => {
    const still = spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    return () => still.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "소리 켜기" }));
    await expect(playRound()).toEqual([4, 6]);
  },
};
