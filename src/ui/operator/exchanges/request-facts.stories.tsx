import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { requestFactsSample } from "./facts-samples.ts";
import { RequestFacts } from "./request-facts.tsx";

const meta = {
  title: "관리자/환전/판단 근거",
  component: RequestFacts,
  args: { id: "r1", askedAt: "2026-11-22T03:00:00Z" },
  decorators: [
    inApp({ path: "/admin/exchanges", answers: { "admin/money-requests/r1/facts": requestFactsSample }, box: "p-3" }),
  ],
} satisfies Meta<typeof RequestFacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("인정 베팅 220,000원 / 필요 100,000원")).toBeVisible();
    await expect(canvas.getByText("26-11-01 (21일)")).toBeVisible();
    await expect(canvas.getByText("40,000원")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "member08" })).toBeVisible();
  },
};
/** The first exchange of a member who shares nothing with anybody. */
export const First: Story = {
  parameters: {
    answers: {
      "admin/money-requests/r1/facts": {
        ...requestFactsSample,
        since: null,
        tendency: [],
        bankChangedAt: null,
        passwordSetAt: null,
        shared: [],
        wagering: { required: 0, staked: 0, left: 30_000 },
      },
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByText("첫 환전")).toBeVisible(),
};
export const Loading: Story = { parameters: { answers: { "admin/money-requests/r1/facts": "pending" } } };
export const Failed: Story = { parameters: { answers: { "admin/money-requests/r1/facts": failure } } };
