import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { mailing, mailingDetail } from "./mailing-samples.ts";
import { RecallForm } from "./recall-form.tsx";

const meta = {
  title: "관리자/쪽지/쪽지 회수",
  component: RecallForm,
  args: { mailing, onDone: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    inApp({ path: "/admin/messages", answers: { "admin/messages/m1/recall": mailingDetail }, box: "max-w-100 p-3" }),
  ],
} satisfies Meta<typeof RecallForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What becomes of it is said before it is sent. */
export const Asked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("회수 사유"), "코드가 틀림");
    await userEvent.click(canvas.getByRole("button", { name: "회수" }));
    await expect(await canvas.findByText("20명에게 보낸 '점검 안내' 쪽지를 회수합니다.")).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "회수" }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
export const Wrong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "회수" }));
    await expect(await canvas.findByText("사유를 입력해주세요.")).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
