import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { ConfirmStep } from "./confirm-step.tsx";

const meta = {
  title: "공통/양식/확인 단계",
  component: ConfirmStep,
  args: {
    children: <p>member01 회원에게 50,000원을 지급합니다.</p>,
    confirmLabel: "지급",
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmStep>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter confirms nothing before a button has the focus. */
export const Asking: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByText("member01 회원에게 50,000원을 지급합니다.");
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "지급" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
