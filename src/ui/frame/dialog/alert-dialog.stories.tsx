import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { DIALOG_TEXT } from "./text.ts";
import { AlertDialog } from "./alert-dialog.tsx";

const meta = {
  title: "공통/대화상자/알림 창",
  component: AlertDialog,
  args: { title: undefined, message: "쪽지가 도착했습니다. 쪽지를 확인 후 이용해주세요.", onClose: fn() },
} satisfies Meta<typeof AlertDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: DIALOG_TEXT.ok }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
