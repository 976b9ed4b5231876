import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { failure } from "../../../.storybook/story-data.ts";
import { TextField } from "../primitives/text-field.tsx";
import { ActionForm } from "./action-form.tsx";

const meta = {
  title: "Admin/ActionForm",
  component: ActionForm,
  args: {
    title: "입금",
    label: "입금하기",
    onSubmit: fn(async () => "처리했습니다."),
    children: <TextField name="userId" label="아이디" />,
  },
} satisfies Meta<typeof ActionForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Done: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("아이디"), "member07");
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByText("처리했습니다.")).toBeVisible();
    await expect(canvas.getByLabelText("아이디")).toHaveValue("");
  },
};
/** What was typed stays, so that it can be mended. */
export const Refused: Story = {
  args: { onSubmit: fn(() => Promise.reject(failure)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("아이디"), "member07");
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByText(failure.message)).toBeVisible();
    await expect(canvas.getByLabelText("아이디")).toHaveValue("member07");
  },
};
