import { expect, it } from "vitest";
import { untilLeaseEnds } from "./until-lease-ends.ts";

const NOW = Date.parse("2026-11-22T03:00:00Z");
const rowOf = (until: string | null) => ({ lease: until === null ? null : { until } });

it("is the time to the first end", () => {
  const rows = [rowOf(null), rowOf("2026-11-22T03:04:00Z"), rowOf("2026-11-22T03:01:00Z")];
  expect(untilLeaseEnds(rows, NOW)).toBe(60_000);
});

it("asks no more often than every five seconds for what should have ended", () => {
  expect(untilLeaseEnds([rowOf("2026-11-22T02:59:00Z")], NOW)).toBe(5_000);
});

it("asks for nothing where nobody has claimed", () => {
  expect(untilLeaseEnds([rowOf(null)], NOW)).toBeNull();
  expect(untilLeaseEnds([], NOW)).toBeNull();
});
