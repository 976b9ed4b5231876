import { expect, it } from "vitest";
import { untilNext } from "./next-time.ts";

const NOW = Date.parse("2026-11-26T10:00:00Z");

it("waits for the first instant that is to come", () => {
  const times = ["2026-11-26T10:00:05Z", null, "2026-11-26T10:00:02Z", "2026-11-26T09:00:00Z"];
  expect(untilNext(times, NOW)).toBe(2_000);
});

it("waits for none that is now, over, or not there", () => {
  expect(untilNext(["2026-11-26T10:00:00Z", "2026-11-26T09:59:59.999Z", null], NOW)).toBeNull();
  expect(untilNext([], NOW)).toBeNull();
});
