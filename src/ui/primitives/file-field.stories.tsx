import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { inBox } from "../../../.storybook/in-app.tsx";
import { FileField } from "./file-field.tsx";

const meta = {
  title: "공통/기본 요소/파일 입력란",
  component: FileField,
  args: { label: "CSV 파일", accept: ".csv,text/csv", onText: fn() },
  decorators: [inBox("max-w-100 p-3")],
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Read when it is chosen. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText<HTMLInputElement>("CSV 파일");
    await userEvent.upload(field, new File(["Date,HomeTeam"], "season.csv", { type: "text/csv" }));
    await expect(field.files?.[0]?.name).toBe("season.csv");
    await waitFor(() => expect(args.onText).toHaveBeenCalledWith("Date,HomeTeam"));
  },
};
export const Faulty: Story = {
  args: { error: "파일을 선택해주세요." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("파일을 선택해주세요.")).toBeVisible();
    await expect(canvas.getByLabelText("CSV 파일")).toHaveAttribute("aria-invalid", "true");
  },
};
