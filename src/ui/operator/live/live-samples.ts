// What the stories of the live page answer.
import type {
  LiveMarketDetail,
  LiveFixtureDetail,
  InPlaySetting,
  LiveFixture,
} from "../../../api/contract/operator/live.ts";

export const liveFixture: LiveFixture = {
  id: "f1",
  sportId: "6046",
  leagueName: "K리그1",
  homeName: "남산 FC",
  awayName: "한강 유나이티드",
  startsAt: "2026-11-22T09:00:00Z",
  status: "live",
  score: { home: 1, away: 0 },
  clock: "전반 23'",
  heldBy: [],
  markets: { open: 3, suspended: 1, closed: 8, held: 1 },
  bets: 42,
  stake: 3_400_000,
  multiStake: 910_000,
  worst: -1_820_000,
};

export const liveMarketDetail: LiveMarketDetail = {
  id: "f1-1x2",
  kind: "win_draw_lose",
  marketName: "1X2",
  family: "win_draw_lose",
  period: "100",
  line: null,
  phase: "live",
  status: "open",
  isHeld: false,
  delayMs: 5_000,
  worst: -1_820_000,
  worstOfAll: -6_370_000,
  maxStake: null,
  maxLiability: null,
  selections: [
    ["home", 174, 30, 3_000_000, 5_220_000, -1_820_000],
    ["draw", 350, 2, 300_000, 1_050_000, 2_350_000],
    ["away", 520, 1, 100_000, 520_000, 2_880_000],
  ].map(([key, betPrice, bets, stake, payout, net]) => ({
    id: `f1-1x2-${key}`,
    key: String(key),
    name: String(key),
    betPrice: Number(betPrice),
    byHand: null,
    maxStake: null,
    maxLiability: null,
    bets: Number(bets),
    stake: Number(stake),
    payout: Number(payout),
    net: Number(net),
    multiBets: key === "home" ? 9 : 0,
    multiStake: key === "home" ? 910_000 : 0,
    multiPayout: key === "home" ? 5_460_000 : 0,
    netOfAll: key === "home" ? -6_370_000 : Number(net) + 910_000,
  })),
};

export const liveDetail: LiveFixtureDetail = {
  id: "f1",
  sportId: "6046",
  leagueName: "K리그1",
  homeName: "남산 FC",
  awayName: "한강 유나이티드",
  startsAt: liveFixture.startsAt,
  status: "live",
  score: liveFixture.score,
  clock: liveFixture.clock,
  heldBy: [],
  isEntered: false,
  markets: [liveMarketDetail],
};

const page = <Item>(items: readonly Item[]) => ({
  page: 1,
  pageCount: 1,
  itemsPerPage: 15,
  totalCount: items.length,
  items,
});

const AT = "2026-11-22T09:10:00Z";
export const leagueSetting: InPlaySetting = {
  scope: "league",
  key: "K리그1",
  name: "축구 · K리그1",
  delayMs: 7_000,
  margin: 850,
  stopLoss: 5_000_000,
  effective: { delayMs: 7_000, margin: 850, stopLoss: 5_000_000 },
  by: "admin01",
  at: AT,
};
export const LIVE_ANSWERS = {
  "admin/live": page([
    liveFixture,
    {
      ...liveFixture,
      id: "f2",
      homeName: "서초 블루스",
      awayName: "강서 라이온즈",
      status: "scheduled",
      score: null,
      clock: null,
      heldBy: ["fixture"],
      bets: 0,
    },
  ]),
  "admin/live/fixtures/f1": liveDetail,
  "admin/live/holds": {
    items: [
      { scope: "feed", key: "simulated", name: "simulated", reason: "silent", by: null, at: AT, markets: 120 },
      { scope: "sport", key: "6046", name: "축구", reason: "배당 오류 확인", by: "admin01", at: AT, markets: 84 },
    ],
  },
  "admin/live/settings": {
    items: [
      {
        scope: "all",
        key: "",
        name: "전체",
        delayMs: null,
        margin: null,
        stopLoss: null,
        effective: { delayMs: 5_000, margin: 700, stopLoss: null },
        by: null,
        at: null,
      },
      leagueSetting,
    ],
  },
  "admin/live/actions": page([
    {
      id: 2,
      at: AT,
      by: "admin01",
      action: "lift",
      scope: "sport",
      name: "축구",
      reason: "",
      counts: { markets: 80, stillSuspended: 4 },
    },
  ]),
};
export const NO_LIVE = page([]);
