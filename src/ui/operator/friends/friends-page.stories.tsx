import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { FriendsPage } from "./friends-page.tsx";

const rules = { isOn: true, lossPercent: 1, firstChargePercent: 5, maxPoints: 100_000 };
const reward = {
  id: "1",
  at: "2026-11-22T01:00:00Z",
  kind: "loss",
  occasion: "2026-11-21",
  base: 250_000,
  points: 2_500,
  friend: "newcomer1",
  userId: "member01",
};
const page = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 1, items: [reward] };

const meta = {
  title: "Operator/FriendsPage",
  component: FriendsPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path="/admin/friends"
        answers={{ "admin/friend-rules": rules, "admin/friend-rewards": page, ...(parameters.answers as object) }}
      >
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof FriendsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = {
  parameters: { answers: { "admin/friend-rewards": { ...page, totalCount: 0, items: [] } } },
};
export const Failed: Story = { parameters: { answers: { "admin/friend-rules": failure } } };
export const TooMuch: Story = {
  play: async ({ userEvent }) => {
    const percent = await screen.findByLabelText("첫 충전 금액의 (%)");
    await userEvent.clear(percent);
    await userEvent.type(percent, "51{Enter}");
    await expect(await screen.findByText("0 이상 50 이하의 정수를 입력해주세요.")).toBeVisible();
  },
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
