import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { FindPasswordDialog } from "./find-password-dialog.tsx";
import { RESET_TEXT } from "./reset-text.ts";

const meta = {
  title: "로그인/비밀번호 찾기 창",
  component: FindPasswordDialog,
  args: { onClose: fn(), onChange: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ answers: { "member/password/reset": null } })],
} satisfies Meta<typeof FindPasswordDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
/** With the code that an operator gave. */
export const Reset: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: RESET_TEXT.have }));
    await userEvent.type(await screen.findByLabelText(RESET_TEXT.userId), "member01");
    await userEvent.type(screen.getByLabelText(RESET_TEXT.code), "482-913-5560");
    await userEvent.type(screen.getByLabelText(RESET_TEXT.next), "hanpan!2027");
    await userEvent.type(screen.getByLabelText(RESET_TEXT.again), "hanpan!2027{Enter}");
    await expect(await screen.findByText(RESET_TEXT.set)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: RESET_TEXT.ok }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
