import type { Meta, StoryObj } from "@storybook/react-vite";
import { inBox } from "../../../.storybook/in-app.tsx";
import { PageHeading } from "./page-heading.tsx";

const meta = {
  title: "공통/기본 요소/화면 제목",
  component: PageHeading,
  args: { title: "쪽지함" },
  decorators: [inBox("max-w-150 p-4")],
} satisfies Meta<typeof PageHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAside: Story = { args: { aside: <span className="text-sm text-muted">2건</span> } };
