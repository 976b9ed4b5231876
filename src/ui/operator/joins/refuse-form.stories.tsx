import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { RefuseForm } from "./refuse-form.tsx";

const meta = {
  title: "관리자/가입 승인/거절 양식",
  component: RefuseForm,
  args: { id: "m-1", userId: "newcomer1", onDone: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/joins" })],
} satisfies Meta<typeof RefuseForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shut: Story = {};
export const Refused: Story = {
  parameters: { answers: { "admin/joins/m-1": { state: "refused" } } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "newcomer1 거절" }));
    await userEvent.type(await screen.findByLabelText("사유"), "번호가 다릅니다.{Enter}");
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1));
  },
};
/** Without a reason nobody is refused. */
export const NoReason: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "newcomer1 거절" }));
    await userEvent.click(await screen.findByRole("button", { name: "거절" }));
    await expect(await screen.findByText("사유를 입력해주세요.")).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
