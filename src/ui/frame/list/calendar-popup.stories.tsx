import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useMemo, useState } from "react";
import { expect, fn } from "storybook/test";
import { CalendarPopup } from "./calendar-popup.tsx";

type Props = Omit<ComponentProps<typeof CalendarPopup>, "box">;

/** In a panel that cuts off what is higher. The popup opens in a box that is there before it. */
function Boxed(props: Props) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const box = useMemo(() => ({ current: element }), [element]);
  return (
    <>
      <button type="button">다른 곳</button>
      <div className="h-20 overflow-hidden border border-edge">
        <div className="h-9 w-60 border border-edge">
          <div ref={setElement}>{element && <CalendarPopup {...props} box={box} />}</div>
        </div>
      </div>
    </>
  );
}

const meta = {
  title: "공통/목록/달력 팝업",
  component: Boxed,
  args: { label: "시작", day: "2026-11-21", onPick: fn(), onClose: fn() },
} satisfies Meta<typeof Boxed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WholeInPanel: Story = {
  play: async ({ canvas }) => {
    const last = await canvas.findByText("30");
    const { left, top, width, height } = last.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(last);
  },
};

export const PressedOutside: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("19"));
    await expect(args.onPick).toHaveBeenCalledWith("2026-11-19");
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "다른 곳" }));
    await expect(args.onClose).toHaveBeenLastCalledWith("outside");
  },
};

export const Escape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText("19");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenLastCalledWith("key");
  },
};
