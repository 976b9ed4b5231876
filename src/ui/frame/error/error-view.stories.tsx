import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { ErrorView } from "./error-view.tsx";

const meta = {
  title: "공통/오류/오류 안내",
  component: ErrorView,
  args: { status: 404, message: null },
  decorators: [inApp()],
} satisfies Meta<typeof ErrorView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const Failed: Story = { args: { status: 500, message: "서버의 응답을 이해할 수 없습니다." } };
