import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { FileForm } from "./file-form.tsx";

const meta = {
  title: "관리자/가져오기/파일 고르기",
  component: FileForm,
  args: { onFile: fn() },
  decorators: [inApp({ path: "/admin/import", answers: {} })],
} satisfies Meta<typeof FileForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing goes to be judged without a file; what is wrong stands under its field. */
export const Wrong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText("시즌"), "2023");
    await userEvent.clear(canvas.getByLabelText("배속"));
    await userEvent.click(canvas.getByRole("button", { name: "파일 검사" }));
    await expect(await canvas.findByText("CSV 파일을 선택해주세요.")).toBeVisible();
    await expect(canvas.getByText("2023-2024처럼 입력해주세요.")).toBeVisible();
    await expect(canvas.getByText("0.001부터 1,000,000까지의 수를 입력해주세요.")).toBeVisible();
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};
export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const file = new File(["Date,HomeTeam"], "season.csv", { type: "text/csv" });
    await userEvent.upload(await canvas.findByLabelText("CSV 파일"), file);
    await userEvent.type(canvas.getByLabelText("시즌"), "2023-2024");
    await userEvent.click(canvas.getByRole("button", { name: "파일 검사" }));
    await expect(args.onFile).toHaveBeenCalledWith({
      csv: "Date,HomeTeam",
      season: "2023-2024",
      speed: "1",
      start: "",
    });
  },
};
