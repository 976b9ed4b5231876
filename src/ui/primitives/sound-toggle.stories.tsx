import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SoundToggle } from "./sound-toggle.tsx";

const meta = {
  title: "공통/기본 요소/소리 전환",
  component: SoundToggle,
  args: { isOn: false, onToggle: fn() },
} satisfies Meta<typeof SoundToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "소리 켜기" });
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const On: Story = {
  args: { isOn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "소리 끄기" })).toHaveAttribute("aria-pressed", "true");
  },
};
