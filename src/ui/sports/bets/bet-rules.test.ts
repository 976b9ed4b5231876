import { expect, test } from "vitest";
import type { FixtureBetPick } from "../../../api/contract/bets.ts";
import { returnOf } from "./bet-return.ts";
import { betTitle } from "./bet-title.ts";
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

test("a multiple says its first pick and how many more there are", () => {
  expect(betTitle({ picks: [pick, pick, pick] })).toBe("3폴더 · 전북 외 2");
});

test.each([
  [2, 196_000, "won"],
  [3, 50_000, "refunded"],
  [-1, 50_000, "refunded"],
  [1, 0, "lost"],
  [3, 0, "lost"],
] as const)("status %i with %i won paid is %s", (status, paid, kind) =>
  expect(returnOf({ status, paid, settledAt: "2026-11-21T12:00:00Z" })).toEqual({ kind, amount: paid }),
);

test("what is not settled has brought nothing yet", () => {
  expect(returnOf({ status: 0, paid: 0, settledAt: null })).toBeNull();
});

test("spans end today in Seoul and have as many days as they say", () => {
  // 00:30 of the 22nd in Seoul.
  expect(recentSpans(Date.parse("2026-11-21T15:30:00Z")).map(({ from, to }) => [from, to])).toEqual([
    ["2026-11-22", "2026-11-22"],
    ["2026-11-16", "2026-11-22"],
    ["2026-10-24", "2026-11-22"],
  ]);
});
