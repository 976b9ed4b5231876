import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createCountdown } from "./countdown.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("counts whole seconds down to none, and tells while somebody listens", () => {
  const seen: number[] = [];
  const countdown = createCountdown(2_500);
  expect(countdown.read()).toBe(3);
  const end = countdown.subscribe(() => seen.push(countdown.read()));
  vi.advanceTimersByTime(4_000);
  expect([...new Set(seen)]).toEqual([3, 2, 1, 0]);
  end();
  const { length } = seen;
  vi.advanceTimersByTime(1_000);
  expect(seen).toHaveLength(length);
});
