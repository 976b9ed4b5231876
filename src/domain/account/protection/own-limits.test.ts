import { describe, expect, it } from "vitest";
import { ownLimitChange, raiseStage } from "./own-limits.ts";

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
  ] as const)("from %s to %s is %s", (now, asked, change) => expect(ownLimitChange(now, asked)).toBe(change));
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
