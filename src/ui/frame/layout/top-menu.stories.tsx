import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { TopMenu } from "./top-menu.tsx";

const meta = {
  title: "공통/틀/상단 메뉴",
  component: TopMenu,
  globals: { viewport: { value: "desktop", isRotated: false } },
  args: { kind: "member", unread: 0 },
  decorators: [inApp()],
} satisfies Meta<typeof TopMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Administrator: Story = { args: { kind: "administrator" } };
export const DropdownOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "한국형 스포츠" });
    await userEvent.click(button);
    await expect(canvas.getByRole("link", { name: "프로토" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toHaveFocus();
    await userEvent.click(button);
  },
};
