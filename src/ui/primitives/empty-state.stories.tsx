import type { Meta, StoryObj } from "@storybook/react-vite";
import { inBox } from "../../../.storybook/in-app.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "공통/기본 요소/빈 상태",
  component: EmptyState,
  args: { title: "받은 쪽지가 없습니다." },
  decorators: [inBox("max-w-150 p-4")],
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
