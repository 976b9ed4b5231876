import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inBox } from "../../../.storybook/in-app.tsx";
import { Button } from "./button.tsx";

const meta = {
  title: "공통/기본 요소/버튼",
  component: Button,
  args: { children: "확인", onClick: fn() },
  decorators: [inBox("max-w-150 p-4")],
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { look: "primary" },
  // Where the style sheet is missing, every contrast and every width that the stories try is that of bare HTML.
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveStyle({ display: "inline-flex" });
  },
};
export const Quiet: Story = {};
export const Danger: Story = { args: { look: "danger", children: "삭제" } };
export const Ghost: Story = { args: { look: "ghost" } };
export const Disabled: Story = { args: { look: "primary", disabled: true } };
export const Busy: Story = {
  args: { look: "primary", isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Small: Story = { args: { size: "sm" } };
export const Large: Story = { args: { size: "lg", look: "primary" } };
