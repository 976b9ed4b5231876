import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { menuOf } from "./menu-table.ts";
import { MenuLink } from "./menu-link.tsx";

const row = menuOf("header", "member").flatMap(({ rows }) => rows)[0]!;

const meta = {
  title: "공통/틀/메뉴 링크",
  component: MenuLink,
  args: { row, unread: 2, className: "flex items-center gap-2" },
  decorators: [inApp({ box: "max-w-150 p-4" })],
} satisfies Meta<typeof MenuLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithIcon: Story = { args: { hasIcon: true } };
