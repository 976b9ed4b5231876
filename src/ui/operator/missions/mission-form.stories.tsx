import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { refusal } from "../../../../.storybook/story-data.ts";
import { MissionForm } from "./mission-form.tsx";

const meta = {
  title: "관리자/미션/미션 양식",
  component: MissionForm,
  args: { onDone: fn(), onClose: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    inApp({
      answers: {
        "admin/missions": refusal("not_editable", 409, "이미 시작했거나 지급한 내역이 있어 바꿀 수 없습니다."),
      },
    }),
  ],
} satisfies Meta<typeof MissionForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Faults: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "만들기" }));
    await expect(await screen.findByText("1단계의 목표를 입력해주세요.")).toBeVisible();
    await expect(screen.getByText("제목을 입력해주세요.")).toBeVisible();
  },
};
export const Refused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText("제목"), "오늘의 베팅");
    await userEvent.type(screen.getByLabelText("시작 (한국 시간)"), "2026-11-22T00:00");
    await userEvent.type(screen.getByLabelText("1단계 목표"), "3");
    await userEvent.type(screen.getByLabelText("1단계 금액"), "500");
    await userEvent.click(screen.getByRole("button", { name: "만들기" }));
    await expect(await screen.findByText(/이미 시작했거나/)).toBeVisible();
  },
};
