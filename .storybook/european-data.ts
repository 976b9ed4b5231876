// What the European lists answer in stories.
import type { FixtureWire } from "../src/api/contract/sports/fixtures.ts";
import { fixtureOf } from "./story-data.ts";

const totals: FixtureWire["markets"][number] = {
  id: "f1-ou",
  kind: "over_under",
  marketName: "Under/Over",
  family: "over_under",
  period: "100",
  line: 2.5,
  status: "open",
  selections: [
    { id: "f1-ou-over", key: "over", name: "오버", betPrice: 190, status: "open" },
    { id: "f1-ou-under", key: "under", name: "언더", betPrice: 188, status: "suspended" },
  ],
};
const folder = (bonusLegs: number, betPrice: number) => ({
  id: `bonus-${bonusLegs}`,
  kind: "bonus",
  marketName: "Bonus",
  family: "other" as const,
  period: "100",
  line: null,
  status: "open" as const,
  bonusLegs,
  selections: [
    { id: `bonus-${bonusLegs}-yes`, key: "yes" as const, name: `${bonusLegs}폴더`, betPrice, status: "open" as const },
  ],
});
/** The folders as every list has them. */
export const bonus = fixtureOf("bonus", "보너스", "배당", {
  markets: [folder(3, 103), folder(5, 105), folder(7, 108)],
});
const prematch = fixtureOf("f1", "울산 현대", "전북 현대");
const running = fixtureOf("f2", "FC 서울", "수원 삼성", {
  status: "live",
  score: { home: 2, away: 1 },
  clock: "후반 71'",
});

const page = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 1, eventId: "1-1" };
const sports = [{ sportId: "6046", count: 1 }];

export const europeanAnswers = {
  "sports-prematch/sports": [
    { sport_id: "6046", name_korean: "축구", cnt: 2 },
    { sport_id: "154914", name_korean: "야구", cnt: 1 },
    { sport_id: "etc", name_korean: "기타", cnt: 9 },
  ],
  "sports-prematch/location": [{ location_id: "KR", name_korean: "대한민국", cnt: 2 }],
  "sports-prematch/league": [{ league_id: "K리그1", name_korean: "K리그1", cnt: 2 }],
  "sports-prematch/fixtures": { ...page, sports, items: [{ ...prematch, marketCount: 12, board: null }], bonus },
  "sports-prematch/fixture": {
    fixture: { ...prematch, markets: [...prematch.markets, totals] },
    board: null,
    bonus,
    eventId: "1-1",
  },
  "sports-inplay/fixtures": { ...page, sports, items: [{ ...running, marketCount: 1, board: null }], bonus: null },
  "sports-inplay/fixture": { fixture: running, board: null, bonus: null, eventId: "1-1" },
  favourites: { fixtures: ["f1"], leagues: [], games: [] },
  "kosca/opengame": { url: "/europe" },
};

export const noFixtures = { ...page, totalCount: 0, sports: [], items: [], bonus: null };
