import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FieldBox } from "./field-box.tsx";

const meta = {
  title: "공통/기본 요소/입력란 상자",
  component: FieldBox,
  args: { label: "색", hint: "무지개의 색", children: (control) => <input {...control} className="bg-field" /> },
} satisfies Meta<typeof FieldBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hinted: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByRole("textbox", { name: "색" });
    await expect(input).toHaveAccessibleDescription("무지개의 색");
    await expect(input).toBeValid();
  },
};

/** The error takes the hint's place. */
export const Wrong: Story = {
  args: { error: "색을 입력해주세요." },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole("textbox", { name: "색" });
    await expect(input).toHaveAccessibleDescription("색을 입력해주세요.");
    await expect(input).toBeInvalid();
  },
};

export const Plain: Story = {
  args: { hint: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "색" })).not.toHaveAttribute("aria-describedby");
  },
};
