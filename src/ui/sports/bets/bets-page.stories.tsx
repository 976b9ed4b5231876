import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { bet } from "../../../../.storybook/story-betting.ts";
import { BetsPage } from "./bets-page.tsx";

const page = {
  page: 1,
  pageCount: 2,
  itemsPerPage: 15,
  totalCount: 16,
  totals: { stake: 1_250_000, won: 840_000, refunded: 50_000 },
  items: [bet, { ...bet, id: "b2" }],
  running: [],
  eventId: "1-1",
};

export default pageStories(BetsPage, {
  title: "베팅내역/베팅내역 화면",
  answers: { bets: page },
  empty: { bets: { ...page, pageCount: 1, totalCount: 0, totals: { stake: 0, won: 0, refunded: 0 }, items: [] } },
});
