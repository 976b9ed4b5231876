import type { Meta, StoryObj } from "@storybook/react-vite";
import { inBox } from "../../../.storybook/in-app.tsx";
import { Panel } from "./panel.tsx";

const meta = {
  title: "공통/기본 요소/패널",
  component: Panel,
  args: { title: "오늘의 경기", children: <p className="p-3">내용</p> },
  decorators: [inBox("max-w-150 p-4")],
} satisfies Meta<typeof Panel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAside: Story = { args: { aside: <span className="text-xs text-muted">전체 3건</span> } };
