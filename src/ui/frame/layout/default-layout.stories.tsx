import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { DefaultLayout } from "./default-layout.tsx";

const meta = {
  title: "공통/틀/기본 틀",
  component: DefaultLayout,
  args: { children: <h1 className="text-xl font-bold">내용</h1> },
  decorators: [inApp()],
} satisfies Meta<typeof DefaultLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
export const Light: Story = { globals: { theme: "light" } };
