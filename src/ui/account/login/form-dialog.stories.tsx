import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { FormDialog } from "./form-dialog.tsx";

const meta = {
  title: "Login/FormDialog",
  component: FormDialog,
  args: {
    title: "양식",
    fields: [{ name: "userId", label: "아이디", autoComplete: "off" }],
    submitLabel: "보내기",
    cancelLabel: "취소",
    check: (values: Readonly<Record<string, string>>) => (values.userId ? {} : { userId: "비어 있습니다." }),
    onSubmit: fn(),
    onClose: fn(),
    isBusy: false,
    failure: null,
  },
} satisfies Meta<typeof FormDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Who opens it goes on by typing. */
export const Empty: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText("아이디")).toHaveFocus());
  },
};
export const Refused: Story = { args: { failure: "이미 사용 중인 아이디입니다." } };
export const Wrong: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "보내기" }));
    await expect(await screen.findByText("비어 있습니다.")).toBeVisible();
    await expect(screen.getByLabelText("아이디")).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
