import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { RecommenderDialog } from "./recommender-dialog.tsx";

const meta = {
  title: "로그인/추천인 코드 창",
  component: RecommenderDialog,
  args: { onClose: fn(), onAccepted: fn() },
  decorators: [inApp({ answers: { "member/recommender": { code: "MEMBER01" } } })],
} satisfies Meta<typeof RecommenderDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
export const UnknownCode: Story = {
  beforeEach: () => sessionStorage.clear(),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText("추천인 코드"), "abc");
    await userEvent.click(screen.getByRole("button", { name: "다음" }));
    await expect(await screen.findByText("추천인 코드는 영문과 숫자 8자리입니다.")).toBeVisible();
  },
};
/** The code is handed on as the server has it. */
export const Accepted: Story = {
  beforeEach: () => sessionStorage.clear(),
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText("추천인 코드"), "memb-er01{Enter}");
    await waitFor(() => expect(args.onAccepted).toHaveBeenCalledWith("MEMBER01"));
  },
};
