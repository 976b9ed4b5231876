import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Drawer } from "./drawer.tsx";

const meta = {
  title: "공통/기본 요소/서랍",
  component: Drawer,
  args: { title: "메뉴", onClose: fn(), children: <p className="p-4">메뉴의 내용</p> },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
