import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { ProtectionTab } from "./protection-tab.tsx";

const limitOf = (kind: string, period: string, change: object = {}) => ({
  kind,
  period,
  limit: null,
  used: 0,
  raise: null,
  ...change,
});
const state = {
  now: "2026-11-22T01:00:00Z",
  reminderMinutes: 60,
  breakUntil: null,
  excludedUntil: null,
  limits: [
    limitOf("deposit", "day", { limit: 100_000, used: 60_000 }),
    limitOf("deposit", "week", {
      limit: 300_000,
      used: 360_000,
      raise: { amount: null, confirmFrom: "2026-11-22T12:00:00Z", confirmUntil: "2026-11-29T12:00:00Z" },
    }),
    limitOf("deposit", "month", { used: 900_000 }),
    limitOf("loss", "day", { used: -20_000 }),
    limitOf("loss", "week", {
      limit: 200_000,
      used: 50_000,
      raise: { amount: 500_000, confirmFrom: "2026-11-21T12:00:00Z", confirmUntil: "2026-11-28T12:00:00Z" },
    }),
    limitOf("loss", "month"),
  ],
};
const spans = Array.from({ length: 12 }, (_, at) => ({
  from: `2026-${String(Math.floor(at / 4) + 9).padStart(2, "0")}-${String((at % 4) * 7 + 1).padStart(2, "0")}`,
  deposits: at * 10_000,
  staked: at * 30_000,
  returned: at * (at % 2 === 0 ? 20_000 : 35_000),
}));
const answers = { protection: state, "protection/history": { spans }, "protection/limits": { isDone: true } };

const meta = {
  title: "Account/ProtectionTab",
  component: ProtectionTab,
  args: { by: "week" },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/member?tab=protection" answers={{ ...answers, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
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
