import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageLoading } from "./page-loading.tsx";

const meta = {
  title: "공통/틀/화면 불러오는 중",
  component: PageLoading,
} satisfies Meta<typeof PageLoading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
