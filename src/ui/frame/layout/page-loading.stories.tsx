import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageLoading } from "./page-loading.tsx";

const meta = {
  title: "Frame/Layout/PageLoading",
  component: PageLoading,
} satisfies Meta<typeof PageLoading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
