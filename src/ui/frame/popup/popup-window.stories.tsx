import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { popup } from "../../../../.storybook/story-data.ts";
import { POPUP_TEXT } from "./text.ts";
import { PopupWindow } from "./popup-window.tsx";

const meta = {
  title: "홈/팝업/팝업 창",
  component: PopupWindow,
  args: { popup, state: "visible", isPlaced: true, onClose: fn(), onSnooze: fn(), onPressBody: fn() },
} satisfies Meta<typeof PopupWindow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Placed: Story = {
  globals: { viewport: { value: "desktop", isRotated: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByText(/오늘 자정까지/));
    await expect(args.onPressBody).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: POPUP_TEXT.snooze }));
    await expect(args.onSnooze).toHaveBeenCalledOnce();
  },
};
export const Stacked: Story = {
  args: { isPlaced: false },
  globals: { viewport: { value: "phone", isRotated: false } },
};
