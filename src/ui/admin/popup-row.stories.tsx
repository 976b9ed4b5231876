import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { PopupRow } from "./popup-row.tsx";

const popup = {
  id: "p1",
  title: "첫 충전 이벤트",
  contents: "<p>오늘 자정까지 드립니다.</p>",
  width: 360,
  pcLeftLocation: 40,
  pcTopLocation: 90,
  popupFlg: true,
  position: 0,
};

const meta = {
  title: "Admin/PopupRow",
  component: PopupRow,
  args: { popup, isOpen: false, onToggle: fn() },
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
export const Hidden: Story = { args: { popup: { ...popup, popupFlg: false } } };
export const Open: Story = { args: { isOpen: true, children: <p className="mt-2">내용</p> } };
