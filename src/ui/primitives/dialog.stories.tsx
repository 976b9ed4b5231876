import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

const meta = {
  title: "공통/기본 요소/대화상자",
  component: Dialog,
  args: { title: "내 정보", onClose: fn(), children: "내용입니다." },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Alert: Story = {
  args: { role: "alertdialog", title: "알림", footer: <Button look="primary">확인</Button> },
};
export const ClosedByEscape: Story = {
  render: function Closing(args) {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      args.onClose();
      setOpen(false);
    };
    return isOpen ? <Dialog {...args} onClose={close} /> : <p className="p-4">닫혔습니다.</p>;
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
