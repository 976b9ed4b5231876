import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { bothWidths } from "../../../../.storybook/both-widths.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure, refusal } from "../../../../.storybook/story-data.ts";
import { CouponPage } from "./coupon-page.tsx";

const issued = {
  id: "c1",
  title: "가입 축하 쿠폰",
  reward: { kind: "points", amount: 5_000, wagering: 0 },
  state: "issued",
  issuedAt: "2026-11-20T00:00:00Z",
  expiresAt: "2026-12-20T14:59:59Z",
  usedAt: null,
};
const money = { kind: "money", amount: 20_000, wagering: 3 };
const items = [
  issued,
  { ...issued, id: "c2", title: "생일 쿠폰", reward: money },
  { ...issued, id: "c3", title: "주말 쿠폰", state: "used", usedAt: "2026-11-21T03:00:00Z" },
  { ...issued, id: "c4", title: "지난 쿠폰", state: "expired", expiresAt: "2026-11-01T00:00:00Z" },
];
const page = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 4, items };
const report = { title: "가입 축하 쿠폰", kind: "points", amount: 5_000, emoney: 1, point: 1, walletSeq: 1 };

const meta = {
  title: "Programmes/CouponPage",
  component: CouponPage,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/coupon" answers={{ coupons: page, "coupons/c1/use": report, ...(parameters.answers as object) }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof CouponPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    await expect(await screen.findByText(/3배 베팅 후 환전/)).toBeVisible();
    await expect(await screen.findAllByRole("button", { name: /사용하기/ })).toHaveLength(2);
  },
};
export const Refused: Story = {
  parameters: { answers: { "coupons/c1/use": refusal("not_claimable", 422, "기간이 지난 쿠폰입니다.") } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "가입 축하 쿠폰 사용하기" }));
    await expect(await screen.findByText("기간이 지난 쿠폰입니다.")).toBeVisible();
  },
};
export const Empty: Story = { parameters: { answers: { coupons: { ...page, totalCount: 0, items: [] } } } };
export const Failed: Story = { parameters: { answers: { coupons: failure } } };
export const Loading: Story = { parameters: { answers: { coupons: "pending" } } };
export const BothWidths: Story = { ...bothWidths(Filled), tags: ["widths", "long"] };
