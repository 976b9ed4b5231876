import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { MemberRateForm } from "./member-rate-form.tsx";

const meta = {
  title: "관리자/롤링/회원 요율 양식",
  component: MemberRateForm,
  args: {
    item: { userId: "manager01", rates: [{ category: "sports", own: 0, line: 80 }] },
    ceiling: null,
    onDone: fn(),
    onClose: fn(),
  },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/rolling" })],
} satisfies Meta<typeof MemberRateForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The account stands; what is empty follows the level. */
export const Own: Story = {
  play: async () => {
    await expect(await screen.findByLabelText("아이디")).toHaveAttribute("readonly");
    await expect(screen.getByLabelText("스포츠 추천 회원 %")).toHaveValue("0.80");
    await expect(screen.getByLabelText("슬롯 본인 %")).toHaveValue("");
  },
};
export const Added: Story = {
  args: { item: null },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText("아이디"), "member07");
    await userEvent.type(screen.getByLabelText("슬롯 본인 %"), "0.5{Enter}");
    await expect(await screen.findByText("member07 회원의 롤링률을 따로 정합니다.")).toBeVisible();
  },
};
