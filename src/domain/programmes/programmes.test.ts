import { describe, expect, it } from "vitest";
import { attendanceRewards, dayOfRound, monthAfter, monthCells, previousDay, streakOn } from "./attendance.ts";
import { couponState, foldCode, formatCode } from "./coupon.ts";
import { maskNickname } from "./mask.ts";
import { missionSpan, phaseOf, progressOf, stepState, type Activity } from "./mission.ts";
import { wageringOf } from "./reward.ts";
import { prizeOf, prizeProblem } from "./tournament.ts";

const points = (amount: number) => ({ kind: "points" as const, amount, wagering: 0 });

describe("attendance", () => {
  const rules = {
    isOpen: true,
    daily: points(10),
    streaks: [
      { days: 2, reward: points(20) },
      { days: 5, reward: points(50) },
    ],
  };
  it("pays a round of days again and again", () => {
    const paid = Array.from({ length: 8 }, (_, i) =>
      attendanceRewards(i + 1, rules).reduce((sum, { reward }) => sum + reward.amount, 0),
    );
    expect(paid).toEqual([10, 30, 10, 10, 60, 10, 30, 10]);
    expect([1, 5, 6, 10, 11].map((streak) => dayOfRound(streak, rules))).toEqual([1, 5, 1, 5, 1]);
    expect(dayOfRound(9, { streaks: [] })).toBe(9);
    expect(attendanceRewards(1, { ...rules, daily: points(0) })).toEqual([]);
  });
  it("keeps a streak until the end of the next day", () => {
    const last = { day: "2026-11-30", streak: 4 };
    expect(["2026-11-30", "2026-12-01", "2026-12-02"].map((day) => streakOn(day, last))).toEqual([4, 4, 0]);
    expect(streakOn("2026-12-01", null)).toBe(0);
  });
  it("knows its months", () => {
    expect(previousDay("2028-03-01")).toBe("2028-02-29");
    expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
    // 1 November 2026 is a Sunday, 1 August 2026 a Saturday.
    expect(monthCells("2026-11")).toHaveLength(30);
    expect(monthCells("2026-08").slice(0, 8)).toEqual([null, null, null, null, null, null, "2026-08-01", "2026-08-02"]);
    expect(() => monthCells("2026-13")).toThrow(RangeError);
  });
});

describe("coupons", () => {
  it.each([
    ["abcd-efgh", "ABCDEFGH"],
    [" ab cd\t‐ efgh ", "ABCDEFGH"],
    ["ａｂｃｄ２３", "ABCD23"],
  ])("folds %j", (typed, folded) => expect(foldCode(typed)).toBe(folded));
  it("shows a code in fours", () => expect(formatCode("ABCDEFGHJKLMNPQR")).toBe("ABCD-EFGH-JKLM-NPQR"));
  it("expires at its instant, unless it was used", () => {
    expect([99, 100].map((now) => couponState({ usedAt: null, expiresAt: 100 }, now))).toEqual(["issued", "expired"]);
    expect(couponState({ usedAt: 5, expiresAt: 100 }, 200)).toBe("used");
  });
});

describe("missions", () => {
  const at = (text: string) => Date.parse(text);
  const open = { startsAt: at("2020-01-01T00:00:00+09:00"), endsAt: null };
  it("a day and a week begin at midnight in Seoul", () => {
    // 22 November 2026 is a Sunday.
    const now = at("2026-11-22T23:59:59+09:00");
    expect(missionSpan({ period: "day", ...open }, now)).toEqual({
      key: "2026-11-22",
      from: at("2026-11-22T00:00:00+09:00"),
      to: at("2026-11-23T00:00:00+09:00"),
    });
    expect(missionSpan({ period: "week", ...open }, now)).toEqual({
      key: "2026-11-16",
      from: at("2026-11-16T00:00:00+09:00"),
      to: at("2026-11-23T00:00:00+09:00"),
    });
    expect(missionSpan({ period: "week", ...open }, now + 1_000).key).toBe("2026-11-23");
  });
  it("nothing counts before the start and after the end", () => {
    const startsAt = at("2026-11-22T10:00:00+09:00");
    const endsAt = at("2026-11-22T20:00:00+09:00");
    const now = at("2026-11-22T12:00:00+09:00");
    expect(missionSpan({ period: "day", startsAt, endsAt }, now)).toMatchObject({ from: startsAt, to: endsAt });
    expect(missionSpan({ period: "span", startsAt, endsAt }, now)).toEqual({ key: "span", from: startsAt, to: endsAt });
  });
  it("measures what its name says, in one game or in all; unknown games are the casino's", () => {
    const row = (gameType: number, n: number) => ({
      gameType,
      count: n,
      stake: n * 10,
      wonCount: n + 1,
      wonAmount: n * 7,
    });
    const activity: Activity = {
      bets: [row(1, 1), row(2, 2), row(5, 4), row(9, 8)],
      charges: { count: 3, amount: 500 },
      attendance: 6,
    };
    expect(progressOf(activity, "betCount", null)).toBe(15);
    expect(progressOf(activity, "betStake", 2)).toBe(20);
    expect(progressOf(activity, "wonCount", 1)).toBe(2);
    expect(progressOf(activity, "wonAmount", 5)).toBe(84);
    expect(progressOf(activity, "chargeCount", null)).toBe(3);
    expect(progressOf(activity, "chargeAmount", null)).toBe(500);
    expect(progressOf(activity, "attendance", null)).toBe(6);
  });
  it("a step is claimable from its target on, once", () => {
    expect([stepState(9, 10, false), stepState(10, 10, false), stepState(10, 10, true)]).toEqual([
      "open",
      "claimable",
      "claimed",
    ]);
  });
  it("runs from its start up to its end", () => {
    const phases = [0, 5, 9, 10].map((now) => phaseOf({ startsAt: 5, endsAt: 10 }, now));
    expect(phases).toEqual(["upcoming", "running", "running", "ended"]);
    expect(phaseOf({ startsAt: 5, endsAt: null }, 1e15)).toBe("running");
  });
});

describe("tournaments", () => {
  const prize = (from: number, to: number) => ({ from, to, reward: points(from) });
  it("a rank has one prize at most", () => {
    expect(prizeProblem([prize(4, 10), prize(1, 1), prize(2, 3)])).toBeNull();
    expect(prizeProblem([prize(1, 3), prize(3, 4)])).toBe("overlapping");
    expect(prizeProblem([prize(3, 2)])).toBe("reversed");
    const prizes = [prize(1, 1), prize(2, 3)];
    expect([1, 2, 3, 4].map((rank) => prizeOf(rank, prizes)?.amount ?? null)).toEqual([1, 2, 2, null]);
  });
});

it("only money carries a condition of stakes", () => {
  expect(wageringOf({ kind: "money", amount: 1_000, wagering: 3 })).toBe(3_000);
  expect(wageringOf({ kind: "money", amount: 1_000, wagering: 0 })).toBe(1_000);
  expect(wageringOf({ kind: "points", amount: 1_000, wagering: 3 })).toBe(0);
});

it.each([
  ["한", "한**"],
  ["은하수", "은**"],
  ["한강바람", "한강**"],
  ["abcdefghij", "abc*******"],
])("masks %s", (nickname, masked) => expect(maskNickname(nickname)).toBe(masked));
