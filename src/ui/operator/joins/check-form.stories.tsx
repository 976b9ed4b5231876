import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { CheckForm } from "./check-form.tsx";

const meta = {
  title: "관리자/가입 승인/확인 양식",
  component: CheckForm,
  args: { trace: { kind: "phone", value: "01012345678", members: 2 }, shown: "010-1234-5678", onDone: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/joins", answers: { "admin/shared-traces/checked": null } })],
} satisfies Meta<typeof CheckForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const OPEN = "휴대폰 번호 010-1234-5678 확인함으로 표시";

export const Shut: Story = {};
/** A look at it is kept with a note. */
export const NoNote: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: OPEN }));
    await userEvent.click(await screen.findByRole("button", { name: "확인함으로 표시" }));
    await expect(await screen.findByText("메모를 입력해주세요.")).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
export const Checked: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: OPEN }));
    await userEvent.type(await screen.findByLabelText("메모"), "가족{Enter}");
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1));
  },
};
