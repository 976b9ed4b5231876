import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { gameAnswers, storyProof, storyRound } from "../../../../.storybook/story-games.ts";
import { GAMES_TEXT } from "../text.ts";
import { PROOF_TEXT as TEXT } from "../late-text.ts";
import { OwnBets } from "./own-bets.tsx";
import { ProofPanel } from "./proof-panel.tsx";

const path = `minigame/rounds/${storyRound.id}`;
const meta = {
  title: "미니게임/회차/결과 검증",
  component: ProofPanel,
  args: { roundId: storyRound.id },
  decorators: [inApp({ answers: { ...gameAnswers() } })],
} satisfies Meta<typeof ProofPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Presses the button and reads what holds and what does not. */
function verified(holds: number, fails: number): NonNullable<Story["play"]> {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: TEXT.verify }));
    await expect(await canvas.findAllByText(/^[✓✗] /)).toHaveLength(holds + fails);
    await expect(canvas.queryAllByText(`✓ ${TEXT.holds}`)).toHaveLength(holds);
  };
}

export const Holds: Story = { play: verified(4, 0) };
export const OtherResult: Story = {
  parameters: { answers: { [path]: { ...storyProof, round: { ...storyRound, drawn: [[1, 2, 3, 4, 5], [0]] } } } },
  play: verified(3, 1),
};
export const OtherSeed: Story = {
  parameters: { answers: { [path]: { ...storyProof, round: { ...storyRound, seed: "00".repeat(32) } } } },
  play: verified(1, 3),
};
export const NotDrawn: Story = {
  parameters: {
    answers: {
      [path]: { ...storyProof, root: null, round: { ...storyRound, state: "open", seed: null, drawn: null } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: TEXT.verify }));
    await expect(await canvas.findByText(TEXT.notYet)).toBeVisible();
  },
};
export const NoOwnBets: Story = {
  render: () => <OwnBets roundId={storyRound.id} />,
  play: async ({ canvas }) => expect(await canvas.findByText(GAMES_TEXT.noOwn)).toBeVisible(),
};
