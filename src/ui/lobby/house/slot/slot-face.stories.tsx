import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { createActor, fromPromise } from "xstate";
import type { CommandAnswer, CommandIntent } from "../../../../machines/command/command.schema.ts";
import { slotSpinMachine } from "../../../../machines/slot-spin/slot-spin.machine.ts";
import type { SlotOpened, StoreSpin } from "../../../../machines/slot-spin/slot-spin.schema.ts";
import { FORM_TEXT } from "../../../frame/form/text.ts";
import { sampleSheet, sampleSlot, sampleSpin } from "../provider-samples.ts";
import { SLOT_TEXT } from "../text.ts";
import { SlotFace } from "./slot-face.tsx";

const meta = { title: "카지노·슬롯/자체 슬롯/슬롯 앞면", component: SlotFace } satisfies Meta<typeof SlotFace>;
export default meta;

const intent: CommandIntent = { owner: "player-1", name: "slot-spin", key: "key-0001", request: null };
const slot = (intentOf: CommandIntent | null) =>
  slotSpinMachine.provide({
    actors: {
      readSlot: fromPromise<SlotOpened>(async () => ({ view: sampleSlot, intent: intentOf })),
      storeIntent: fromPromise<CommandIntent, StoreSpin>(async () => intent),
      sendCommand: fromPromise<CommandAnswer, CommandIntent>(async () => ({
        kind: "done",
        body: { ...sampleSlot, spin: sampleSpin, last: sampleSpin },
      })),
      findCommand: fromPromise<CommandAnswer, CommandIntent>(async () => ({ kind: "absent" })),
      withdrawCommand: fromPromise<CommandAnswer, CommandIntent>(async () => ({ kind: "withdrawn" })),
    },
    actions: { dropIntent: () => undefined },
  });

/** One spin after the button, and no other by itself. */
export const Spins: StoryObj = {
  render: function Running() {
    const actor = createActor(slot(null)).start();
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

/** A spin of an earlier visit that did not come is taken back, and the slot is ready. */
export const TakesBack: StoryObj = {
  render: function Running() {
    const actor = createActor(slot(intent)).start();
    return <SlotFace actor={actor} sheet={sampleSheet} />;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(FORM_TEXT.unknown);
    await userEvent.click(await canvas.findByRole("button", { name: FORM_TEXT.reconcile }));
    await userEvent.click(await canvas.findByRole("button", { name: FORM_TEXT.discard }));
    await canvas.findByText(SLOT_TEXT.ready);
    await expect(canvas.getByRole("button", { name: /^스핀 / })).toBeEnabled();
  },
};
