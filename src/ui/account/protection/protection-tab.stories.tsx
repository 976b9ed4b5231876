import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import {
  sampleOwnLimitOf as limitOf,
  sampleProtection as answers,
  sampleSpans as spans,
  sampleState as state,
} from "./protection-samples.ts";
import { ProtectionTab } from "./protection-tab.tsx";

const meta = {
  title: "회원정보/건전 이용/건전 이용 탭",
  component: ProtectionTab,
  args: { by: "week" },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/member?tab=protection", answers })],
} satisfies Meta<typeof ProtectionTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByText("60,000원 / 100,000원")).toBeVisible();
    await expect(screen.getAllByRole("button", { name: "확인하고 적용" })).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "입금 한도 24시간 변경" }));
    await expect(await screen.findByLabelText("새 한도")).toHaveValue("100,000");
  },
};
export const Empty: Story = {
  parameters: {
    answers: {
      protection: {
        ...state,
        reminderMinutes: 0,
        limits: state.limits.map(({ kind, period }) => limitOf(kind, period)),
      },
      "protection/history": { spans: spans.map(({ from }) => ({ from, deposits: 0, staked: 0, returned: 0 })) },
    },
  },
};
export const Loading: Story = { parameters: { answers: { protection: "pending" } } };
export const Failed: Story = { parameters: { answers: { protection: failure } } };
/** It is asked once more, and says that nobody takes it back. */
export const Excluding: Story = {
  play: async ({ userEvent }) => {
    const [, password] = await screen.findAllByLabelText("로그인 비밀번호");
    await userEvent.type(password!, "hanpan!2026");
    await userEvent.click(screen.getByRole("button", { name: "자가 제한 시작" }));
    await expect(
      await screen.findByText("6개월 동안 이용할 수 없고, 누구도 되돌릴 수 없습니다. 지금 시작합니다."),
    ).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
