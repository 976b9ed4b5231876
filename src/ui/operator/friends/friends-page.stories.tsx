import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { sampleCeiling } from "../rolling/ceiling-sample.ts";
import { FriendsPage } from "./friends-page.tsx";

const rules = { isOn: true, lossPercent: 1, firstChargePercent: 1, firstChargeTurnover: 3_000, maxPoints: 100_000 };

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

export default pageStories(FriendsPage, {
  title: "관리자/지인/지인 화면",
  path: "/admin/friends",
  answers: { "admin/friend-rules": rules, "admin/friend-rewards": page },
  empty: { "admin/friend-rewards": { ...page, totalCount: 0, items: [] } },
  stories: {
    TooMuch: async ({ userEvent }) => {
      const percent = await screen.findByLabelText("첫 충전 금액의 (%)");
      await userEvent.clear(percent);
      await userEvent.type(percent, "51{Enter}");
      await expect(await screen.findByText("0 이상 50 이하의 정수를 입력해주세요.")).toBeVisible();
    },
    AboveCeiling: {
      answers: { "admin/programme-ceiling": sampleCeiling },
      play: async ({ userEvent }) => {
        const turnover = await screen.findByLabelText("첫 충전 보상에 필요한 베팅 (충전 금액의 %)");
        await userEvent.clear(turnover);
        await userEvent.type(turnover, "100{Enter}");
        await expect(await screen.findByText(/^미니게임: 롤링, 총판 지분, 지인 보상, 미션을 합쳐/)).toBeVisible();
        await expect(screen.getByLabelText("첫 충전 금액의 (%)")).toHaveAccessibleDescription(/하우스 에지/);
      },
    },
  },
});
