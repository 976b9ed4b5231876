import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { operatorPopup } from "../../../../.storybook/story-data.ts";
import { PopupRow } from "./popup-row.tsx";

const meta = {
  title: "관리자/팝업/팝업 한 줄",
  component: PopupRow,
  args: { popup: operatorPopup, isOpen: false, onToggle: fn() },
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
export const Hidden: Story = { args: { popup: { ...operatorPopup, popupFlg: false } } };
export const Open: Story = { args: { isOpen: true, children: <p className="mt-2">내용</p> } };
