import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { ApiFailure } from "../../../api/client/failure.ts";
import { ResetForm } from "./reset-form.tsx";
import { RESET_TEXT as TEXT } from "./reset-text.ts";

const WRONG = "아이디나 코드가 맞지 않거나, 코드의 유효 시간이 지났습니다.";

const refused = new ApiFailure("wrong_code", 422, WRONG, { code: "wrong_code", message: WRONG, problems: [] });

const meta = {
  title: "로그인/비밀번호 코드 양식",
  component: ResetForm,
  args: { onBack: fn(), onDone: fn(), onRefused: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ answers: { "member/password/reset": refused }, box: "p-3" })],
} satisfies Meta<typeof ResetForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText(TEXT.userId), "member01");
    await userEvent.type(screen.getByLabelText(TEXT.code), "0000000000");
    await userEvent.type(screen.getByLabelText(TEXT.next), "hanpan!2027");
    await userEvent.type(screen.getByLabelText(TEXT.again), "hanpan!2027{Enter}");
    await expect(await screen.findByText(WRONG)).toBeVisible();
    await expect(args.onRefused).toHaveBeenCalledWith(expect.objectContaining({ code: "wrong_code" }));
  },
};
