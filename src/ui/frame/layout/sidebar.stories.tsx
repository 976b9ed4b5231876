import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { menuOf } from "./menu-table.ts";
import { MenuList, Sidebar } from "./sidebar.tsx";

const meta = {
  title: "공통/틀/사이드바",
  component: Sidebar,
  args: { kind: "member", unread: 3 },
  decorators: [inApp()],
} satisfies Meta<typeof Sidebar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
/** The rows alone, as the drawer of a phone has them. */
export const Rows: Story = {
  render: ({ kind, unread }) => <MenuList groups={menuOf("drawer", kind)} unread={unread} />,
};
