import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { ConvertForm } from "./convert-form.tsx";
import { POINT_TEXT } from "./text.ts";

const meta = {
  title: "지갑/포인트/포인트 전환 양식",
  component: ConvertForm,
  args: { terms: { wonPer100: 100, minimum: 1_000, step: 100 } },
  decorators: [inApp({ box: "max-w-100 p-3" })],
} satisfies Meta<typeof ConvertForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: POINT_TEXT.convert })).toBeEnabled();
  },
};
