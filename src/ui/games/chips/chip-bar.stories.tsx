import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import type { ChipTerms, Laid } from "../../../domain/games/chips.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { Chip } from "./chip.tsx";
import { ChipBar } from "./chip-bar.tsx";
import { CHIPS_TEXT as TEXT } from "./text.ts";
import { useChipTray } from "./use-chip-tray.ts";
import { useEffect } from "react";

const TERMS: ChipTerms = { closed: null, most: 50_000, mostOf: {}, balance: 40_000 };

interface TrayProps {
  terms: ChipTerms;
  spot: string | null;
  onLaid: (laid: Laid) => void;
}

/** A game of its own: what lies on its picks is said below. */
function Tray({ terms, spot, onLaid }: TrayProps) {
  const actor = useChipTray({ owner: "member01", place: "215" }, onLaid);
  useEffect(() => actor.send({ type: "terms.told", terms }), [actor, terms]);
  return (
    <StoryApp path="/minigame/eos/powerball5">
      <div className="max-w-160 bg-surface p-3">
        <ChipBar actor={actor} spot={spot} />
      </div>
    </StoryApp>
  );
}

const meta = {
  title: "미니게임/베팅/칩 바",
  component: Tray,
  args: { terms: TERMS, spot: "odd", onLaid: fn() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof Tray>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LaidAndTakenBack: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: TEXT.lay(10_000) }));
    await userEvent.click(canvas.getByRole("button", { name: TEXT.double }));
    await expect(args.onLaid).toHaveBeenLastCalledWith([{ pick: "odd", amount: 20_000 }]);
    await userEvent.click(canvas.getByRole("button", { name: TEXT.undo }));
    await expect(args.onLaid).toHaveBeenLastCalledWith([{ pick: "odd", amount: 10_000 }]);
  },
};
/** The button keeps the focus, says why, and lays nothing. */
export const MoreThanTheMoney: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const chip = await canvas.findByRole("button", { name: TEXT.lay(50_000) });
    await expect(chip).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(chip);
    await expect(canvas.getByRole("status")).toHaveTextContent("보유머니가 부족합니다.");
    await expect(chip).toHaveFocus();
    await expect(args.onLaid).not.toHaveBeenCalled();
  },
};
/** What the member bet last in this game is there on the next visit. */
export const TheLastBetAgain: Story = {
  beforeEach: () => {
    const last = [{ pick: "even", amount: 5_000 }];
    localStorage.setItem("hanpan.chips.member01.215", JSON.stringify({ version: 1, last }));
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: TEXT.repeat }));
    await expect(args.onLaid).toHaveBeenLastCalledWith([{ pick: "even", amount: 5_000 }]);
  },
};
/** Where picks take chips, a press on a chip chooses it. */
export const ChosenForATable: Story = {
  args: { spot: null },
  play: async ({ canvas, userEvent, args }) => {
    const chip = await canvas.findByRole("button", { name: TEXT.choose(5_000) });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await expect(args.onLaid).not.toHaveBeenCalled();
  },
};
export const Locked: Story = {
  args: { terms: { ...TERMS, closed: "마감. 추첨 중입니다." } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: TEXT.lay(1_000) })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("마감. 추첨 중입니다.");
  },
};
export const ASingleChip: Story = {
  render: () => (
    <div className="size-24 p-2">
      <Chip value={10_000} />
    </div>
  ),
};
