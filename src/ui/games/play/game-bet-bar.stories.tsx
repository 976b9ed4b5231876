import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { createStoryBetting, storyBetting } from "../../../../.storybook/story-betting.ts";
import { gameAnswers, runningRound } from "../../../../.storybook/story-games.ts";
import { gameOf } from "../../../domain/games/games.ts";
import type { BettingSlip } from "../../sports/slip/betting.ts";
import { CHIPS_TEXT } from "../chips/text.ts";
import { GAMES_TEXT as TEXT } from "../text.ts";
import { GameBetBar } from "./game-bet-bar.tsx";
import { gameEntry } from "./game-entry.ts";
import { PlaceLaid } from "./place-laid.tsx";

const found = gameOf("215");
if (!found) throw new Error("the game is gone");
const game = found;
const terms = gameAnswers()["minigame/picks"];
const round = runningRound();
const odd = gameEntry(game, terms, round.id, "p-odd");
const old = gameEntry(game, terms, "215-20261122-0003", "p-odd");
if (!odd || !old) throw new Error("the pick is gone");

const mini = (entries: (typeof odd)[], stake = 0) => createStoryBetting({ slip: { name: "mini", entries, stake } });

interface BarProps {
  /** A betting for each story: its slip keeps what was pressed. */
  make: () => BettingSlip;
  isOpen: boolean;
}

function Bar({ make, isOpen }: BarProps) {
  const betting = make();
  return (
    <StoryApp
      path="/minigame/eos/powerball5"
      prepare={(app) => {
        app.betting = storyBetting(betting);
      }}
    >
      <div className="bg-surface p-3">
        <GameBetBar game={game} owner="m1" betting={betting} terms={terms} round={round} isOpen={isOpen} />
      </div>
    </StoryApp>
  );
}

const one = (betting: BettingSlip) => () => betting;

const meta = {
  title: "미니게임/베팅/게임 베팅 바",
  component: Bar,
  args: { make: one(mini([])), isOpen: true },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof Bar>;
export default meta;

type Story = StoryObj<typeof meta>;

const chosen = mini([odd]);
export const ChipsOnAPick: Story = {
  args: { make: one(chosen) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: CHIPS_TEXT.lay(10_000) }));
    await userEvent.click(canvas.getByRole("button", { name: CHIPS_TEXT.lay(5_000) }));
    await expect(chosen.shown().slip.context.stake).toBe(15_000);
    await expect(await canvas.findByRole("button", { name: /^베팅 15,000원/ })).toHaveTextContent("29,250원");
    await userEvent.click(canvas.getByRole("button", { name: CHIPS_TEXT.undo }));
    await expect(chosen.shown().slip.context.stake).toBe(10_000);
  },
};
const empty = mini([]);
/** The last bet of this game: one press chooses the pick and lays the stake, the next one places. */
export const TheLastBetAgain: Story = {
  args: { make: one(empty) },
  beforeEach: () => {
    const last = [{ pick: "p-odd", amount: 7_000 }];
    localStorage.setItem("hanpan.chips.m1.215", JSON.stringify({ version: 1, last }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: CHIPS_TEXT.repeat }));
    const { context } = empty.shown().slip;
    await expect(context.legs.map(({ entry }) => entry.id)).toEqual([odd.id]);
    await expect(context.stake).toBe(7_000);
    await userEvent.click(canvas.getByRole("button", { name: /^베팅 7,000원/ }));
    await expect(empty.shown().placement.matches("editing")).toBe(false);
  },
};
const carried = mini([old], 3_000);
/** A pick that was not bet on stands for the same pick of the round that runs. */
export const CarriedOver: Story = {
  args: { make: one(carried) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^베팅 3,000원/ })).toBeVisible();
    const { context } = carried.shown().slip;
    await expect(context.legs.map(({ entry }) => entry.id)).toEqual([odd.id]);
    await expect(context.stake).toBe(3_000);
  },
};
export const Locked: Story = {
  args: { make: one(mini([odd], 3_000)), isOpen: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(TEXT.waitNext)).toBeVisible();
    await expect(canvas.getByRole("button", { name: CHIPS_TEXT.lay(1_000) })).toHaveAttribute("aria-disabled", "true");
  },
};
export const NothingChosen: Story = {
  args: { make: one(mini([])) },
  render: () => <PlaceLaid betting={mini([])} isOpen onShow={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: new RegExp(TEXT.chooseFirst) })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};
