import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { PointPage } from "./point-page.tsx";

const entries = {
  page: 1,
  pageCount: 1,
  itemsPerPage: 15,
  totalCount: 2,
  items: [
    { id: "2", at: "2026-11-22T01:00:00Z", kind: "conversion", amount: -2_000, balance: 8_000, ref: null, bet: null },
    { id: "1", at: "2026-11-21T01:00:00Z", kind: "points", amount: 10_000, balance: 10_000, ref: null, bet: null },
  ],
};

const answers = {
  "points/terms": { wonPer100: 100, minimum: 1_000, step: 10 },
  "wallet/entries": entries,
  "points/convert": { won: 2_000, emoney: 3_000, point: 6_000, walletSeq: 9 },
};

export default pageStories(PointPage, {
  title: "지갑/포인트/포인트 화면",
  path: "/mywallet/point",
  answers,
  empty: { "wallet/entries": { ...entries, totalCount: 0, items: [] } },
  stories: {
    BelowMinimum: async ({ userEvent }) => {
      await userEvent.type(await screen.findByLabelText("전환할 포인트"), "990{Enter}");
      await expect(await screen.findByText("최소 포인트보다 적습니다.")).toBeVisible();
    },
  },
});
