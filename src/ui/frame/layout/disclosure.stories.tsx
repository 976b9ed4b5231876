import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { Disclosure } from "./disclosure.tsx";

const meta = {
  title: "공통/틀/접고 펴기",
  component: Disclosure,
  args: {
    name: "top.korea",
    label: "한국형 스포츠",
    className: "flex items-center gap-1 p-2",
    children: () => <p className="p-2">링크</p>,
  },
  decorators: [inApp({ box: "max-w-150 p-4" })],
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: {} };
export const Open: Story = {
  args: {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button"));
    await expect(canvas.getByText("링크")).toBeVisible();
  },
};
