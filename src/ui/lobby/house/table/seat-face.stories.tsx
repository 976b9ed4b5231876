import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createActor } from "xstate";
import { baccaratSeatMachine } from "../../../../machines/baccarat-seat/baccarat-seat.machine.ts";
import { TABLE_TEXT } from "../text.ts";
import { SeatFace } from "./seat-face.tsx";

const meta = { title: "카지노·슬롯/자체 바카라/자리 앞면", component: SeatFace } satisfies Meta<typeof SeatFace>;
export default meta;

/** Before the table is told, chips can be chosen and nothing can be bet on. */
export const Connecting: StoryObj = {
  render: () => <SeatFace actor={createActor(baccaratSeatMachine).start()} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent(TABLE_TEXT.phases.connecting);
    const chip = canvas.getByRole("button", { name: "칩 1만원" });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("button", { name: /^플레이어 ?\d/ })).toBeDisabled();
  },
};
