import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { RulesForm } from "./rules-form.tsx";

const meta = {
  title: "관리자/출석/출석 규칙 양식",
  component: RulesForm,
  args: { rules: { isOpen: false, daily: { kind: "points", amount: 100, wagering: 0 }, streaks: [] } },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp()],
} satisfies Meta<typeof RulesForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WrongDays: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText("연속 1 일수"), "1{Enter}");
    await expect(await screen.findByText("2 이상 366 이하의 정수를 입력해주세요.")).toBeVisible();
  },
};
