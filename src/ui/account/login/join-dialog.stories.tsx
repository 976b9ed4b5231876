import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { JoinDialog } from "./join-dialog.tsx";

const meta = {
  title: "로그인/회원가입 창",
  component: JoinDialog,
  args: { code: "MEMBER01", onClose: fn(), onDone: fn() },
  decorators: [inApp()],
} satisfies Meta<typeof JoinDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
/** The phone number gets its dashes; a bank account is given whole or not at all. */
export const Faults: Story = {
  beforeEach: () => sessionStorage.clear(),
  play: async ({ userEvent }) => {
    const phone = await screen.findByLabelText("휴대폰 번호");
    // The dialog moves the focus into itself when it has opened.
    await waitFor(() => expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement));
    await userEvent.type(phone, "01012345678");
    await userEvent.type(screen.getByLabelText("아이디"), "newcomer");
    await expect(phone).toHaveValue("010-1234-5678");
    await userEvent.type(screen.getByLabelText("닉네임"), "새손님");
    await userEvent.type(screen.getByLabelText("비밀번호"), "hanpan!2026");
    await userEvent.type(screen.getByLabelText("비밀번호 확인"), "hanpan!2026");
    await userEvent.type(screen.getByLabelText("은행"), "국민은행");
    await userEvent.click(screen.getByRole("button", { name: "가입하기" }));
    await expect(
      await screen.findByText("계좌를 등록하려면 은행, 계좌번호, 예금주, 환전 비밀번호를 모두 입력해주세요."),
    ).toBeVisible();
  },
};
