import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { PlainLayout } from "./plain-layout.tsx";

const meta = {
  title: "공통/틀/단순 틀",
  component: PlainLayout,
  args: { children: <h1>내용</h1> },
  decorators: [inApp()],
} satisfies Meta<typeof PlainLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
