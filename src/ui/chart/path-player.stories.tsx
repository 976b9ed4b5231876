import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { PathPlayer } from "./path-player.tsx";
import { CHART_TEXT as TEXT } from "./text.ts";
import { usePlayer } from "./use-player.ts";

const steps = [
  { event: "시작", state: "editing" },
  { event: "베팅하기를 누른다", state: "confirming" },
  { event: "확정을 누른다", state: "storing", problem: "기록은 sending" },
];

function Player() {
  return <PathPlayer steps={steps} player={usePlayer(steps.length)} label="경로" />;
}

const meta = { title: "공통/차트/경로 재생", component: Player } satisfies Meta<typeof Player>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Forth and back by keys, and played to the end, where it stops; played again it begins at the start. */
export const Played: Story = {
  play: async ({ canvas, userEvent }) => {
    const at = (step: number) => waitFor(() => expect(canvas.getByText(TEXT.step(step, 3))).toBeVisible());
    canvas.getByRole("button", { name: TEXT.play }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await at(2);
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await at(1);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: TEXT.speed }), "4");
    canvas.getByRole("button", { name: TEXT.play }).focus();
    await userEvent.keyboard("k");
    await at(3);
    await expect(await canvas.findByRole("button", { name: TEXT.play })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /확정을 누른다/ }));
    await at(3);
    await userEvent.click(canvas.getByRole("button", { name: TEXT.first }));
    await at(1);
  },
};
