import { describe, expect, it } from "vitest";
import { limitChange, raiseStage, untilReminder } from "./own-limits.ts";

describe("a change of a limit", () => {
  it.each([
    [null, 100_000, "lower"],
    [100_000, 50_000, "lower"],
    [100_000, 0, "lower"],
    [100_000, 100_001, "raise"],
    [100_000, null, "raise"],
    [0, 1, "raise"],
    [null, null, "same"],
    [100_000, 100_000, "same"],
  ] as const)("from %s to %s is %s", (now, asked, change) => expect(limitChange(now, asked)).toBe(change));
});

it("a higher limit is confirmed from its first instant on and not at its last", () => {
  const raise = { confirmFrom: 1_000, confirmUntil: 2_000 };
  expect([999, 1_000, 1_999, 2_000].map((now) => raiseStage(raise, now))).toEqual([
    "waiting",
    "open",
    "open",
    "expired",
  ]);
});

it("a reminder comes at each full interval since the login", () => {
  expect(untilReminder(15, 0)).toBe(900_000);
  expect(untilReminder(15, 899_999)).toBe(1);
  expect(untilReminder(15, 900_000)).toBe(900_000);
  expect(untilReminder(60, 5_400_000)).toBe(1_800_000);
});
