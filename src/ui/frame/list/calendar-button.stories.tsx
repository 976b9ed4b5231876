import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inBox } from "../../../../.storybook/in-app.tsx";
import { CalendarButton } from "./calendar-button.tsx";

const meta = {
  title: "공통/목록/달력 버튼",
  component: CalendarButton,
  args: { label: "시작", day: "2026-11-21", onPick: fn() },
  decorators: [inBox("h-9")],
} satisfies Meta<typeof CalendarButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Picked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "시작 달력 열기" });
    await userEvent.click(button);
    await screen.findByRole("dialog", { name: "시작" });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onPick).toHaveBeenCalledWith("2026-11-28");
    await expect(button).toHaveFocus();
  },
};
