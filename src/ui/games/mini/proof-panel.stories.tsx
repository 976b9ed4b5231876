import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { gameAnswers, olderProof, storyBeacon, storyProof, storyRound } from "../../../../.storybook/story-games.ts";
import type { RoundProof } from "../../../api/contract/games/mini-games.ts";
import { QUICKNET } from "../../../domain/games/beacon.ts";
import { GAMES_TEXT } from "../text.ts";
import { PROOF_TEXT as TEXT } from "./proof-text.ts";
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

const answered = (proof: RoundProof) => ({ answers: { [path]: proof } });
const { round } = storyProof;

export const Holds: Story = {
  play: async (context) => {
    await verified(5, 0)(context);
    await expect(context.canvas.getByText(TEXT.whose.house)).toBeVisible();
  },
};
export const OtherResult: Story = {
  parameters: answered({ ...storyProof, round: { ...round, drawn: [[1, 2, 3, 4, 5], [0]] } }),
  play: verified(4, 1),
};
export const OtherSeed: Story = {
  parameters: answered({ ...storyProof, round: { ...round, seed: "00".repeat(32) } }),
  play: verified(2, 3),
};
/** Of another round of the beacon, which nobody signed for this one. */
export const OtherSignature: Story = {
  parameters: answered({
    ...storyProof,
    beacon: {
      ...storyBeacon,
      signature: "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
    },
  }),
  play: verified(3, 2),
};
/** The round was promised for one beacon, and is said to be of another. */
export const OtherBeacon: Story = {
  parameters: answered({ ...storyProof, beacon: { ...storyBeacon, ...QUICKNET } }),
  play: async (context) => {
    await verified(3, 2)(context);
    await expect(context.canvas.getByText(TEXT.whose.quicknet)).toBeVisible();
  },
};
export const Older: Story = {
  parameters: answered(olderProof),
  play: async (context) => {
    await verified(4, 0)(context);
    await expect(context.canvas.getByText(TEXT.older)).toBeVisible();
    await expect(context.canvas.getByText(TEXT.olderSteps.commitment)).toBeVisible();
    await expect(context.canvas.queryByText(TEXT.steps.result)).toBeNull();
    await expect(context.canvas.queryByText(TEXT.facts.signature)).toBeNull();
  },
};
export const NotDrawn: Story = {
  parameters: answered({
    ...storyProof,
    root: null,
    round: { ...round, state: "open", seed: null, drawn: null },
    beacon: { ...storyBeacon, signature: null },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: TEXT.verify }));
    await expect(await canvas.findByText(TEXT.notYet)).toBeVisible();
  },
};
export const NoOwnBets: Story = {
  render: () => <OwnBets roundId={storyRound.id} />,
  play: async ({ canvas }) => expect(await canvas.findByText(GAMES_TEXT.noOwn)).toBeVisible(),
};
