import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useRef } from "react";
import { expect, fn } from "storybook/test";
import { CalendarPopup } from "./calendar-popup.tsx";

type Props = Omit<ComponentProps<typeof CalendarPopup>, "box">;

function Boxed(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={box} className="relative h-80">
        <CalendarPopup {...props} box={box} />
      </div>
      <button type="button">다른 곳</button>
    </>
  );
}

const meta = {
  title: "Frame/List/CalendarPopup",
  component: Boxed,
  args: { label: "시작", day: "2026-11-21", onPick: fn(), onClose: fn() },
} satisfies Meta<typeof Boxed>;
export default meta;

type Story = StoryObj<typeof meta>;

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
