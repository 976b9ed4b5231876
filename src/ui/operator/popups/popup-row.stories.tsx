import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { samplePopup } from "../../../machines/popup-editing/popup-editing.samples.ts";
import { PopupRow } from "./popup-row.tsx";

const meta = {
  title: "관리자/팝업/팝업 한 줄",
  component: PopupRow,
  args: { popup: samplePopup, isOpen: false, onToggle: fn() },
  decorators: [
    (Story) => (
      <ul className="bg-surface">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof PopupRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "첫 충전 이벤트 수정" }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Hidden: Story = { args: { popup: { ...samplePopup, popupFlg: false, state: "hidden" } } };
export const Scheduled: Story = {
  args: {
    popup: {
      ...samplePopup,
      state: "scheduled",
      showsFrom: "2026-11-27T01:00:00Z",
      showsUntil: "2026-11-28T01:00:00Z",
      levels: [2, 3],
      device: "mobile",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2026-11-27 10:00 ~ 2026-11-28 10:00 · 레벨 2, 3 · 모바일만/)).toBeVisible();
    await expect(canvas.getByText("예약")).toBeVisible();
  },
};
export const Ended: Story = {
  args: { popup: { ...samplePopup, state: "ended", showsUntil: "2026-11-20T01:00:00Z" } },
};
export const Open: Story = { args: { isOpen: true, children: <p className="mt-2">내용</p> } };
