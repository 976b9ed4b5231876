import type { Meta, StoryObj } from "@storybook/react-vite";
import { inBox } from "../../../.storybook/in-app.tsx";
import { Money } from "./money.tsx";

const meta = {
  title: "공통/기본 요소/금액",
  component: Money,
  args: { amount: 1_284_500 },
  decorators: [inBox("max-w-150 p-4")],
} satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Won: Story = {};
export const Point: Story = { args: { unit: "point" } };
export const Nothing: Story = { args: { amount: 0 } };
