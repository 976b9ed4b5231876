import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { refusal } from "../../../../.storybook/story-data.ts";
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

export default pageStories(CouponPage, {
  title: "이벤트/쿠폰/쿠폰 화면",
  path: "/coupon",
  answers: { coupons: page, "coupons/c1/use": report },
  play: async () => {
    await expect(await screen.findByText(/3배 베팅 후 환전/)).toBeVisible();
    await expect(await screen.findAllByRole("button", { name: /사용하기/ })).toHaveLength(2);
  },
  empty: { coupons: { ...page, totalCount: 0, items: [] } },
  stories: {
    Refused: {
      answers: { "coupons/c1/use": refusal("not_claimable", 422, "기간이 지난 쿠폰입니다.") },
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole("button", { name: "가입 축하 쿠폰 사용하기" }));
        await expect(await screen.findByText("기간이 지난 쿠폰입니다.")).toBeVisible();
      },
    },
  },
});
