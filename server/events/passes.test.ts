import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPasses } from "./passes.ts";

/** Turns of the loop and the time are the test's: looking at an item takes one millisecond. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["setImmediate", "setTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function passesOver(count: number) {
  const looked: number[] = [];
  const ended = vi.fn<() => void>();
  const items = new Set(Array.from({ length: count }, (_, n) => n));
  const look = (item: number) => {
    looked.push(item);
    now += 1;
  };
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const passes = createPasses(items, look, ended);
  return { passes, looked, ended, items, pass: (ms: number) => (now += ms) };
}

test("all of a small number are looked at in one turn, however often it was asked", () => {
  const { passes, looked, ended } = passesOver(5);
  for (let n = 0; n < 3; n++) passes.ask();
  expect(looked).toEqual([]);
  vi.runAllTimers();
  expect(looked).toEqual([0, 1, 2, 3, 4]);
  expect(ended).toHaveBeenCalledTimes(1);
});

test("many are looked at in slices, and what is asked meanwhile is one more pass after a rest of half the time of the first", () => {
  const { passes, looked, ended, pass } = passesOver(150);
  passes.ask();
  vi.advanceTimersToNextTimer();
  // The clock is looked at after 64.
  expect(looked).toHaveLength(64);
  for (let n = 0; n < 3; n++) passes.ask();
  vi.advanceTimersToNextTimer();
  expect([looked.length, ended.mock.calls.length]).toEqual([128, 0]);
  vi.advanceTimersToNextTimer();
  expect([looked.length, ended.mock.calls.length]).toEqual([150, 1]);
  vi.advanceTimersByTime(70);
  expect(looked).toHaveLength(150);
  pass(150);
  vi.advanceTimersByTime(10);
  vi.runAllTimers();
  expect([looked.length, ended.mock.calls.length]).toEqual([300, 2]);
});

test("what was removed is not looked at any more, and nothing is after the end", () => {
  const { passes, looked, items } = passesOver(150);
  passes.ask();
  vi.advanceTimersToNextTimer();
  items.delete(100);
  vi.advanceTimersToNextTimer();
  expect(looked).not.toContain(100);
  passes.stop();
  vi.runAllTimers();
  passes.ask();
  vi.runAllTimers();
  expect(looked).toHaveLength(128);
});
