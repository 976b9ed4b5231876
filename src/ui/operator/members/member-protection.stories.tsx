import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { MemberProtection } from "./member-protection.tsx";

const limits = ["deposit", "loss"].flatMap((kind) =>
  ["day", "week", "month"].map((period) => ({ kind, period, limit: null, used: 0, raise: null })),
);
const state = {
  now: "2026-11-22T01:00:00Z",
  reminderMinutes: 0,
  breakUntil: "2026-11-25T01:00:00Z",
  excludedUntil: null,
  limits: [{ ...limits[0], limit: 100_000, used: 30_000 }, ...limits.slice(1)],
};

const meta = {
  title: "관리자/회원/회원의 건전 이용",
  component: MemberProtection,
  args: { userId: "member01" },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    inApp({
      answers: {
        "admin/protection/member01": state,
        "admin/protection/member01/limits": null,
      },
    }),
  ],
} satisfies Meta<typeof MemberProtection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByText("30,000원 / 100,000원")).toBeVisible();
    await userEvent.type(screen.getByLabelText("낮출 금액"), "50000{Enter}");
    await expect(await screen.findByText("한도를 낮췄습니다.")).toBeVisible();
  },
};
export const Failed: Story = { parameters: { answers: { "admin/protection/member01": failure } } };
