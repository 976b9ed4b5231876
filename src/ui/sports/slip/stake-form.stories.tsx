import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createStorySlip } from "../../../../.storybook/story-desk.ts";
import { StakeForm } from "./stake-form.tsx";

const meta = {
  title: "Slip/StakeForm",
  component: StakeForm,
  args: { slip: createStorySlip({ stake: 0 }) },
} satisfies Meta<typeof StakeForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "베팅금액" });
    await userEvent.type(field, "12000");
    await expect(field).toHaveValue("12,000");
    await userEvent.click(canvas.getByRole("button", { name: "5만 더하기" }));
    await expect(field).toHaveValue("62,000");
    await userEvent.click(canvas.getByRole("button", { name: "정정" }));
    await expect(field).toHaveValue("");
  },
};
export const Filled: Story = { args: { slip: createStorySlip({ stake: 1_250_000 }) } };
