import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { frozenActor } from "../../../../.storybook/frozen.tsx";
import { popupEditingMachine } from "../../../machines/popup-editing/popup-editing.machine.ts";
import { popupEditingPaths } from "../../../machines/popup-editing/popup-editing.paths.ts";
import { POPUPS_TEXT as TEXT } from "./text.ts";
import { Theirs, type TheirsProps } from "./theirs.tsx";

const at = (leaf: string) => frozenActor(popupEditingMachine, popupEditingPaths, leaf);
const shown = at("moved.shown");
const gone = at("moved.gone");

const meta = {
  title: "관리자/팝업/먼저 저장된 팝업",
  component: Theirs,
  // An actor is no argument that the workshop can show.
  args: {} as TheirsProps,
} satisfies Meta<typeof Theirs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At its place, before anything is written over it. */
export const Moved: Story = {
  render: () => <Theirs actor={shown} snapshot={shown.getSnapshot()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: TEXT.theirs })).toBeVisible();
    await expect(canvas.getByRole("figure", { name: "PC 홈 미리보기" })).toHaveTextContent("먼저 저장된 제목");
    await expect(canvas.getByRole("button", { name: TEXT.takeTheirs })).toBeVisible();
  },
};
export const Gone: Story = {
  render: () => <Theirs actor={gone} snapshot={gone.getSnapshot()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(TEXT.gone)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: TEXT.takeTheirs })).toBeNull();
    await expect(canvas.getByRole("button", { name: TEXT.keepMine })).toBeVisible();
  },
};
