import { expect, test } from "vitest";
import type { Bet, FixtureBetPick } from "../../../api/contract/sports/bets.ts";
import { returnOf } from "./bet-return.ts";
import { betTitle } from "./bet-title.ts";
import { settledNotice } from "./settled-notice.ts";
import { recentSpans } from "./recent-spans.ts";

const pick: FixtureBetPick = {
  kind: "fixture",
  fixtureId: "f",
  marketId: "m",
  sportId: "6046",
  leagueName: "K",
  homeName: "울산",
  awayName: "전북",
  startsAt: "2026-11-21T10:00:00Z",
  marketKind: "handicap",
  marketName: "Handicap",
  family: "handicap",
  period: "100",
  line: -0.5,
  selectionKey: "away",
  score: null,
  selectionId: "s",
  selectionName: "원정",
  betPrice: 195,
  status: 0,
  outcome: "open",
};

test("a single says what was picked with its own line, and on which fixture", () => {
  expect(betTitle({ picks: [pick] })).toBe("전북 +0.5 · 울산 대 전북");
});

test.each(["game", "provider"] as const)("a bet on a round of a %s names the game", (kind) => {
  const { selectionId, selectionName, betPrice, status, outcome } = { ...pick, selectionName: "파워볼 홀" };
  const round = { gameId: "215", gameName: "동행 파워볼", roundId: "r", providerId: "house" };
  expect(betTitle({ picks: [{ kind, ...round, selectionId, selectionName, betPrice, status, outcome }] })).toBe(
    "동행 파워볼 · 파워볼 홀",
  );
});

test("a multiple says its first pick and how many more there are", () => {
  expect(betTitle({ picks: [pick, pick, pick] })).toBe("3폴더 · 전북 외 2");
});

test("a multiple whose first pick is no team names the match of it", () => {
  const under = { ...pick, family: "over_under", selectionKey: "under", selectionName: "언더" } as const;
  expect(betTitle({ picks: [under, pick] })).toBe("2폴더 · 울산 언더 외 1");
});

test("a bonus is no leg, and is said beside them", () => {
  const bonus = { ...pick, marketName: "Bonus" };
  expect(betTitle({ picks: [bonus, pick, pick, pick] })).toBe("3폴더 + 보너스 · 전북 외 2");
});

test.each([
  [2, 196_000, "won"],
  [3, 50_000, "refunded"],
  [-1, 50_000, "refunded"],
  [1, 0, "lost"],
  [3, 0, "lost"],
] as const)("status %i with %i won paid is %s", (status, paid, kind) =>
  expect(returnOf({ status, stake: 50_000, paid, settledAt: "2026-11-21T12:00:00Z" })).toMatchObject({
    kind,
    amount: paid,
  }),
);

test.each([
  [19_500, true],
  [10_000, false],
  [500, false],
])("a win of %i won on a stake of 10,000 is a gain: %s", (paid, isGain) =>
  expect(returnOf({ status: 2, stake: 10_000, paid, settledAt: "2026-11-21T12:00:00Z" })?.isGain).toBe(isGain),
);

test("what is not settled has brought nothing yet", () => {
  expect(returnOf({ status: 0, stake: 10_000, paid: 0, settledAt: null })).toBeNull();
});

test("a settled bet is told with what it brought; one that was not taken is not", () => {
  const bet: Bet = {
    id: "b",
    number: "6562305898",
    status: 2,
    acceptance: "accepted",
    refusal: null,
    stake: 10_000,
    price: 195,
    payout: 19_500,
    paid: 19_500,
    placedAt: "2026-11-21T02:20:00Z",
    settledAt: "2026-11-21T12:00:00Z",
    picks: [pick],
  };
  expect(settledNotice(bet)).toEqual({ title: "당첨 19,500원", text: "전북 +0.5 · 울산 대 전북" });
  expect(settledNotice({ ...bet, status: 3, paid: 10_000 })?.title).toBe("적특 · 환급금 10,000원");
  expect(settledNotice({ ...bet, status: 1, paid: 0 })?.title).toBe("낙첨");
  expect(settledNotice({ ...bet, status: 0, paid: 0, settledAt: null })).toBeNull();
  expect(settledNotice({ ...bet, status: -1, acceptance: "refused" })).toBeNull();
});

test("spans are of days in Seoul and have as many as they say", () => {
  // 00:30 of the 22nd in Seoul.
  expect(recentSpans(Date.parse("2026-11-21T15:30:00Z")).map(({ from, to }) => [from, to])).toEqual([
    ["2026-11-22", "2026-11-22"],
    ["2026-11-21", "2026-11-21"],
    ["2026-11-16", "2026-11-22"],
    ["2026-10-24", "2026-11-22"],
  ]);
});
