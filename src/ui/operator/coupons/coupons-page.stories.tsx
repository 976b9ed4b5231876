import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { CouponsPage } from "./coupons-page.tsx";

const coupon = {
  id: "c1",
  title: "생일 쿠폰",
  reward: { kind: "money", amount: 20_000, wagering: 3 },
  code: null,
  codeCount: null,
  expiresAt: "2026-12-22T14:59:00Z",
  createdAt: "2026-11-20T00:00:00Z",
  createdBy: "admin01",
  issued: 12,
  used: 3,
};

const coded = { ...coupon, id: "c2", title: "방송 쿠폰", code: "ABCD-EFGH-JKLM-NPQR", codeCount: 100 };

const page = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 2, items: [coupon, coded] };

const claims = { ...page, totalCount: 0, items: [] };

const LOADED = { timeout: 10_000 };

export default pageStories(CouponsPage, {
  title: "관리자/쿠폰/쿠폰 화면",
  path: "/admin/coupons",
  answers: { "admin/coupons": page, "admin/claims": claims, "admin/coupons/c1/issue": { issued: 2 } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "c1 열기" }));
    await userEvent.click(screen.getByRole("button", { name: "발급하기" }));
    await userEvent.type(await screen.findByLabelText("받는 회원의 아이디", {}, LOADED), "member01, member02");
    const [, submit] = screen.getAllByRole("button", { name: "발급하기" });
    if (submit) await userEvent.click(submit);
    await expect(await screen.findByText("회원 2명에게 발급합니다.")).toBeVisible();
    const [, confirm] = screen.getAllByRole("button", { name: "발급하기" });
    if (confirm) await userEvent.click(confirm);
    await expect(await screen.findByText("2명에게 발급했습니다.")).toBeVisible();
  },
  empty: { "admin/coupons": claims },
  stories: {
    /** A coupon with a code is redeemed by members, not issued. */
    Coded: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "c2 열기" }));
      await expect(screen.getByRole("button", { name: "발급하기" })).toBeDisabled();
      await userEvent.click(screen.getByRole("button", { name: "사용 내역" }));
      await expect(await screen.findByText("지급한 내역이 없습니다.")).toBeVisible();
    },
  },
});
