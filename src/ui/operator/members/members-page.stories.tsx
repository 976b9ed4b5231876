import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { sampleLevelChanges, sampleBetLimits } from "./level-samples.ts";
import { MembersPage } from "./members-page.tsx";

const member = {
  userId: "member01",
  nickname: "한강바람",
  level: 1,
  emoney: 1_931_000,
  point: 12_000,
  joinedAt: "2026-11-01T00:00:00Z",
  lastLoginAt: "2026-11-22T01:00:00Z",
  isOnline: true,
  disabledReason: null,
  bets: 42,
  stake: 3_120_000,
  openBets: 2,
  openStake: 60_000,
};

const page = {
  page: 1,
  pageCount: 2,
  itemsPerPage: 15,
  totalCount: 20,
  items: [
    member,
    { ...member, userId: "member02", nickname: "새벽두시", lastLoginAt: null, isOnline: false, disabledReason: "도배" },
  ],
};

export default pageStories(MembersPage, {
  title: "관리자/회원/회원 화면",
  path: "/admin/members",
  answers: {
    "admin/members": page,
    "tables/members": { hidden: [], views: [] },
    "admin/deposits": { userId: "member01", emoney: 1_981_000, walletSeq: 9 },
    "admin/bet-limits": sampleBetLimits,
    "admin/members/member02/level-changes": sampleLevelChanges,
  },
  empty: { "admin/members": { ...page, pageCount: 1, totalCount: 0, items: [] } },
  stories: {
    /** Name, amount in words and reason are shown; Enter pays nothing. */
    Deposit: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "member01 열기" }));
      await userEvent.click(screen.getByRole("button", { name: "입금" }));
      await userEvent.type(await screen.findByLabelText("금액", {}, { timeout: 10_000 }), "50000");
      await userEvent.type(screen.getByLabelText("사유"), "이벤트 당첨{Enter}");
      await expect(await screen.findByText("한강바람(member01) 회원에게 입금합니다.")).toBeVisible();
      await expect(screen.getByText("50,000원 (5만원)")).toBeVisible();
      await userEvent.keyboard("{Enter}");
      await expect(screen.getByText("50,000원 (5만원)")).toBeVisible();
      await userEvent.click(screen.getAllByRole("button", { name: "입금" }).at(-1)!);
      await expect(await screen.findByText("입금했습니다. 보유머니는 1,981,000원입니다.")).toBeVisible();
    },
    /** The level of the one that is selected. */
    Level: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "member02 열기" }));
      await userEvent.click(screen.getByRole("button", { name: "레벨 변경" }));
      await expect(
        await screen.findByLabelText("레벨", { selector: "select" }, { timeout: 10_000 }),
      ).toHaveDisplayValue("레벨 1");
    },
  },
});
