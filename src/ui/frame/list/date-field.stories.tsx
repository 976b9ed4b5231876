import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inBox } from "../../../../.storybook/in-app.tsx";
import { DateField } from "./date-field.tsx";

const meta = {
  title: "공통/목록/날짜 입력란",
  component: DateField,
  args: { label: "시작일", name: "from" },
  decorators: [inBox("h-100 w-70 p-4")],
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "2026-11-21" } };
export const Refused: Story = {
  args: { defaultValue: "2026-02-30", error: "날짜를 2026-11-22처럼 입력해주세요." },
};
/** By keyboard: the button opens the month, an arrow moves by a day, Enter picks, and the focus returns. */
export const ByKeyboard: Story = {
  args: { defaultValue: "2026-11-21" },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "시작일 달력 열기" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "시작일" });
    await expect(dialog).toHaveTextContent("2026년 11월");
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(canvas.getByLabelText("시작일")).toHaveValue("2026-11-22");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(button).toHaveFocus();
  },
};
export const Escaped: Story = {
  args: { defaultValue: "2026-11-21" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "시작일 달력 열기" }));
    await screen.findByRole("dialog", { name: "시작일" });
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByLabelText("시작일")).toHaveValue("2026-11-21");
  },
};
