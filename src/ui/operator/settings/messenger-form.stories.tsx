import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { MessengerForms } from "./messenger-form.tsx";

const messengers = [
  { name: "텔레그램", imgPath: "messenger-telegram.svg", url: "https://t.me/hanpan_demo" },
  { name: "카카오톡", imgPath: "messenger-kakao.svg", url: null },
];

const meta = {
  title: "관리자/설정/메신저 양식",
  component: MessengerForms,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/settings", answers: { "setting/messenger": messengers } })],
} satisfies Meta<typeof MessengerForms>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async () => {
    const [first, second] = await screen.findAllByLabelText("주소");
    await expect(first).toHaveValue("https://t.me/hanpan_demo");
    await expect(second).toHaveValue("");
  },
};
export const Faulty: Story = {
  play: async ({ userEvent }) => {
    const [, second] = await screen.findAllByLabelText("주소");
    if (!second) throw new Error("no field");
    await userEvent.type(second, "javascript:alert(1){Enter}");
    await expect(await screen.findByText("주소를 https://로 시작하게 입력해주세요.")).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: { "setting/messenger": "pending" } } };
export const Failed: Story = { parameters: { answers: { "setting/messenger": failure } } };
