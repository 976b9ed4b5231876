import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { ApprovalsPage } from "./approvals-page.tsx";

const waiting = {
  id: "m-1",
  userId: "newcomer1",
  nickname: "새손님",
  phone: "01012345678",
  recommender: "member01",
  kind: "join",
  bank: { bank: "국민은행", number: "123-456-789012", holder: "홍길동" },
  shared: [
    { kind: "phone", count: 1, userIds: ["member07"] },
    { kind: "address", count: 7, userIds: ["member01", "member02", "member03", "member07", "member11"] },
  ],
  askedAt: "2026-11-22T01:00:00Z",
  state: "waiting",
  reason: null,
  decidedBy: null,
  decidedAt: null,
};
const change = {
  ...waiting,
  id: "c-1",
  kind: "bank",
  userId: "member05",
  nickname: "파란하늘",
  phone: null,
  shared: [{ kind: "bank", count: 2, userIds: ["member06", "member07"] }],
};
const page = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 2, items: [waiting, change] };
const refused = {
  ...waiting,
  id: "m-2",
  state: "refused",
  reason: "번호가 다릅니다.",
  decidedBy: "admin01",
  decidedAt: "2026-11-22T02:00:00Z",
};

const meta = {
  title: "Operator/Approvals/ApprovalsPage",
  component: ApprovalsPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/admin/approvals" answers={{ "admin/approvals": page, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ApprovalsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Decided: Story = { parameters: { answers: { "admin/approvals": { ...page, items: [refused] } } } };
export const Empty: Story = {
  parameters: { answers: { "admin/approvals": { ...page, totalCount: 0, items: [] } } },
};
export const Loading: Story = { parameters: { answers: { "admin/approvals": "pending" } } };
export const Failed: Story = { parameters: { answers: { "admin/approvals": failure } } };
/** A refusal needs a reason. */
export const Refusing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "newcomer1 거절" }));
    await userEvent.click(await screen.findByRole("button", { name: "거절" }));
    await expect(await screen.findByText("사유를 입력해주세요.")).toBeVisible();
  },
};
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
