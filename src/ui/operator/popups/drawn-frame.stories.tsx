import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { DrawnFrame } from "./drawn-frame.tsx";
import { DESKTOP_FRAME, MOBILE_FRAME } from "./frames.ts";

const meta = {
  title: "관리자/팝업/그린 화면",
  component: DrawnFrame,
  args: { frame: DESKTOP_FRAME, children: <p>내용</p> },
} satisfies Meta<typeof DrawnFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It is as wide as its place, and has the frame's proportions. */
export const Desktop: Story = {
  play: async ({ canvasElement }) => {
    const drawn = canvasElement.querySelector<HTMLElement>("[data-frame]");
    const room = drawn?.parentElement;
    await waitFor(() => expect(drawn?.getBoundingClientRect().width).toBeCloseTo(room?.clientWidth ?? 0, 0));
    const { width, height } = drawn?.getBoundingClientRect() ?? new DOMRect();
    await expect(width / height).toBeCloseTo(DESKTOP_FRAME.width / DESKTOP_FRAME.height, 1);
  },
};
export const Phone: Story = { args: { frame: MOBILE_FRAME } };
