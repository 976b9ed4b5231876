import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { ClaimList } from "./claim-list.tsx";

const claim = {
  id: "2",
  at: "2026-11-22T01:00:00Z",
  userId: "member07",
  nickname: "한강바람",
  programmeId: "c1",
  occasion: "",
  kind: "money",
  amount: 10_000,
  wagering: 30_000,
};
const page = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 2 };
const filled = { ...page, items: [claim, { ...claim, id: "1", kind: "points", amount: 1_000, wagering: 0 }] };

const meta = {
  title: "관리자/보상/수령 목록",
  component: ClaimList,
  args: { programme: "coupon" },
  decorators: [inApp({ answers: { "admin/claims": filled } })],
} satisfies Meta<typeof ClaimList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { nameOf: () => "가입 축하 쿠폰" } };
export const Empty: Story = { parameters: { answers: { "admin/claims": { ...filled, totalCount: 0, items: [] } } } };
export const Failed: Story = { parameters: { answers: { "admin/claims": failure } } };
