import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { Brand, BrandMark } from "./brand.tsx";

const meta = {
  title: "공통/틀/상표",
  component: Brand,
  decorators: [inApp({ box: "max-w-150 p-4" })],
} satisfies Meta<typeof Brand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Link: Story = {};
export const Mark: Story = { render: () => <BrandMark size={40} /> };
