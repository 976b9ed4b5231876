import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { sampleProtection } from "./protection-samples.ts";
import { ReminderForm } from "./reminder-form.tsx";

const meta = {
  title: "회원정보/건전 이용/이용 시간 알림 양식",
  component: ReminderForm,
  args: { minutes: 60, onSaved: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/member?tab=protection", answers: sampleProtection })],
} satisfies Meta<typeof ReminderForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryHour: Story = {};
export const Never: Story = { args: { minutes: 0 } };
export const Saved: Story = {
  parameters: { answers: { "protection/reminder": { isDone: true } } },
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText("알림 간격"), "15");
    await userEvent.click(screen.getByRole("button", { name: "저장" }));
    await expect(await screen.findByText("저장했습니다.")).toBeVisible();
    await expect(args.onSaved).toHaveBeenCalledTimes(1);
  },
};
