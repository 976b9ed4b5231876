import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { createActor, fromPromise } from "xstate";
import type { SlotView, SpinAnswer } from "../../../../api/contract/lobby/house.ts";
import { slotSpinMachine } from "../../../../machines/slot-spin/slot-spin.machine.ts";
import type { SlotSpinActors } from "../../../../machines/slot-spin/slot-spin.schema.ts";
import { sampleSheet, sampleSlot, sampleSpin } from "../provider-samples.ts";
import { SLOT_TEXT } from "../text.ts";
import { SlotFace } from "./slot-face.tsx";

const meta = { title: "Lobby/House/SlotFace", component: SlotFace } satisfies Meta<typeof SlotFace>;
export default meta;

const { visit } = sampleSlot;
const answer = { spin: { ...sampleSpin, roundWon: 0, won: 0, freeLeft: 0 }, visit, readyAt: 0, now: 0 };
const machine = slotSpinMachine.provide({
  actors: {
    readSlot: fromPromise<SlotView>(async () => sampleSlot),
    playSpin: fromPromise<SpinAnswer, SlotSpinActors["playSpin"]["input"]>(async () => answer),
  },
});

/** One spin after the button, and no other by itself. */
export const Spins: StoryObj = {
  render: function Running() {
    const actor = createActor(machine).start();
    return <SlotFace actor={actor} sheet={sampleSheet} />;
  },
  play: async ({ canvas, userEvent }) => {
    const spin = await canvas.findByRole("button", { name: /^스핀 / });
    await waitFor(() => expect(spin).toBeEnabled());
    await userEvent.click(spin);
    await expect(spin).toBeDisabled();
    await canvas.findByText(SLOT_TEXT.lost);
    await expect(spin).toBeEnabled();
  },
};
